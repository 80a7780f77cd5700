import { configureClient } from '../api/client';
import type { ErrorDisplay } from '../api/error-display';
import { prefetch } from '../api/resource';
import { configuredCompliance } from '../domain/compliance';
import { screenAtAddress } from '../domain/routes';
import { createComplianceSource } from '../lib/compliance-config';
import { deviceId } from '../lib/device-id';
import { readOperator } from '../lib/operator';
import { setComplianceConfig, store } from '../lib/store';
import type { Telemetry } from '../lib/telemetry/telemetry';
import { loadModeAdapter, type ModeAdapter } from '../modes/adapter';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import type { Boot } from './boot';
import { createMemberLoader, type MemberLoader } from './load-member';
import { callsOfScreen } from './screen-calls';
import { sdkSessionOf } from './sdk-session';
import { leaveKeptPages, startMemberWatch } from './session-member';
import { droppedReporter, reportOf, startTelemetry } from './telemetry';

/** What `begin` has started, for `start.tsx`. */
export interface Begun {
  readonly telemetry: Telemetry;
  readonly adapter: ModeAdapter;
  /** The route loader. Its first load is under way where a signed-in member opens a screen. */
  readonly loadMember: MemberLoader;
  /** Resolves when the member is there and the calls of the first view have been answered, whatever the answers are. */
  readonly answered: Promise<void>;
  /** Gives the client what comes with the texts: the page's language, and how an error is shown. Errors before that are shown then. */
  readonly connect: (page: Page) => void;
}

interface Page {
  readonly language: () => string;
  readonly showError: (display: ErrorDisplay) => void;
}

/**
 * Starts what needs neither React nor texts: telemetry, the mode, the API client, the load of the member and the calls of the first view. It runs
 * while React, the largest file, is still on its way. The build fails if it imports React
 * (`before-react.ts`).
 */
export async function begin(boot: Boot): Promise<Begun> {
  const { config, opening } = boot;
  const { attributes, problems } = configuredCompliance(config.compliance);
  const configProblems = [...boot.configProblems, ...problems, ...readOperator().problems];
  const telemetry = startTelemetry({ ...boot, configProblems });
  const adapter = await loadModeAdapter(opening, config.telegram.targetOrigin);

  let connect = (_: Page) => {};
  const connected = new Promise<Page>((resolve) => (connect = resolve));
  let language = () => boot.language as string;
  connected.then((page) => {
    language = page.language;
  });
  // In SDK mode calls are authorised by the token, so the member of a cookie session is not watched.
  const hasSession = MODE_CAPABILITIES[opening.mode].session === 'cookie';
  const reportMismatch = () =>
    telemetry.report({ kind: 'contract', message: 'member info and profile name different members' });
  configureClient({
    ...(hasSession && startMemberWatch(reportMismatch)),
    baseUrl: boot.apiBase,
    timeoutMs: config.requestTimeoutMs,
    language: () => language(),
    platform: adapter.platform,
    shellUserAgent: adapter.userAgentHeader,
    headerValue: (name) => headerValue(name, language()),
    sdkSession: sdkSessionOf(boot),
    storage: () => window.localStorage,
    onErrorDisplay: (display) => void connected.then(({ showError }) => showError(display)),
    onRequest: telemetry.timing,
    onDropped: droppedReporter(telemetry.report),
    onError: (error) => {
      // Callers handle the other kinds; `showUnhandledRejections` reports what they leave unhandled.
      if (error.kind === 'contract') telemetry.report(reportOf('contract', error));
    },
  });
  leaveKeptPages();

  const compliance = createComplianceSource(attributes);
  setComplianceConfig(compliance.current());
  // Changes are copied to the store only once the user has an id (PRODUCT.md, 'Global state').
  compliance.subscribe((current) => {
    if (store.user.id) setComplianceConfig(current);
  });
  const load = createMemberLoader({ compliance, hasSdkToken: boot.secrets.sdkToken !== undefined });
  const isForMember = hasSession && screenAtAddress(location.pathname) !== undefined;
  let first = isForMember ? load({ request: new Request(location.href) }) : undefined;
  const answered = callFirst(first);
  const loadMember: MemberLoader = (args) => {
    const loading = first ?? load(args);
    first = undefined;
    return loading;
  };
  return { telemetry, adapter, loadMember, answered, connect };
}

/** Value of a header that an endpoint's row names: `Guid` in any case is the device id, `Lang` the page's language. Undefined for other names. */
function headerValue(name: string, language: string): string | undefined {
  if (name.toLowerCase() === 'guid') return deviceId();
  return name === 'Lang' ? language : undefined;
}

/**
 * Sends the calls of the first view when the member is there, because the rules need the account. Those that depend on answers do not wait for the
 * screen's code. A member who cannot be loaded is the router's concern.
 */
async function callFirst(member: Promise<unknown> | undefined): Promise<void> {
  try {
    await member;
  } catch {
    return;
  }
  if (!member || store.profileError) return;
  for await (const calls of callsOfScreen(location.pathname, new URLSearchParams(location.search))) {
    await prefetch(calls);
  }
}
