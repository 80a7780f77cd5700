import i18next from 'i18next';
import { configureClient } from '../api/client';
import { deviceId } from '../lib/device-id';
import type { Telemetry } from '../lib/telemetry/telemetry';
import { platformOf, shellUserAgentOf } from '../modes/platform';
import type { Boot } from './boot';
import { headerValue } from './early-calls';
import { showError } from './errors';
import { sdkSessionOf } from './sdk-session';
import { startMemberWatch } from './session-member';
import { droppedReporter, reportOf } from './telemetry';

export function connectClient(boot: Boot, telemetry: Telemetry): void {
  const { config, opening } = boot;
  // With a token there is no session to watch.
  const hasSession = opening.authority === 'session';
  const reportMismatch = () =>
    telemetry.report({ kind: 'contract', message: 'member info and profile name different members' });
  // i18next has no language until the texts have loaded.
  const language = () => i18next.language ?? boot.language;
  configureClient({
    ...(hasSession && startMemberWatch(reportMismatch)),
    baseUrl: boot.apiBase,
    timeoutMs: config.requestTimeoutMs,
    language,
    platform: () => platformOf(opening.shell),
    shellUserAgent: () => shellUserAgentOf(opening),
    headerValue: (name) => headerValue(name, language(), deviceId()),
    sdkSession: sdkSessionOf(boot),
    storage: () => window.localStorage,
    onErrorDisplay: showError,
    onRequest: telemetry.timing,
    onDropped: droppedReporter(telemetry.report),
    onError: (error) => {
      // `showUnhandledRejections` reports what callers leave unhandled.
      if (error.kind === 'contract') telemetry.report(reportOf('contract', error));
    },
  });
}
