import {
  COMMON_HEADERS,
  headersOf,
  type InlineParts,
  type PolicySources,
  policyOf,
  STRICT_DIRECTIVES,
  serializePolicy,
} from '../../src/deploy/policies';
import { EMBEDDED_VENDORS } from '../../src/deploy/vendors';
import { BASE_PATH } from '../../src/domain/initial-config';
import { type AppPlace, appOrigins, type Origins } from '../engine/hosts';
import type { Scenario } from '../engine/scenario';

/** The addresses to which a scenario sends calls and error reports. */
type PolicyConfig = Pick<Scenario['config'], 'errorReportingDsn' | 'apiBase'>;

/**
 * Content security policy of a path of the account area: the deployment's own policy with the harness's hosts. A build that needs inline
 * styles, inline scripts or another host fails here first, and not in production.
 *
 * @param path from the request line; the stand-ins have the same policy
 * @param inline what the page holds inside of it; the stand-ins hold nothing
 */
export function appPolicy(
  origins: Origins,
  place: AppPlace,
  config: PolicyConfig,
  path: string,
  inline?: InlineParts,
): Record<string, string> {
  const row = policyOf(path.startsWith(BASE_PATH) ? path : BASE_PATH);
  return headersOf(row, appSources(origins, place, config), inline);
}

function appSources(
  origins: Origins,
  { variant, testnet }: AppPlace,
  { errorReportingDsn, apiBase }: PolicyConfig,
): PolicySources {
  const originOf = (address: string) => (address === '' ? [] : [new URL(address).origin]);
  return {
    // Calls may also go to the API address of the scenario.
    api: [(testnet ? origins.testnetApi : origins.api)[variant], ...originOf(apiBase)],
    reports: originOf(errorReportingDsn),
    texts: [],
    pictures: [],
    partners: [origins.embed],
    shells: shellsOf(origins),
    vendors: Object.fromEntries(EMBEDDED_VENDORS.map((vendor) => [vendor, [origins.vendor]])),
    // Only the stand-in for the login page has a form, which may redirect to another variant's host.
    forms: appOrigins(origins),
  };
}

/**
 * Which pages may show the app in a frame: the panel, the page around the app on the app's own host, and the messaging app's. The app of a
 * session other than the default one may also be in a pane of the default session's panel.
 */
function shellsOf(origins: Origins): string[] {
  return [...new Set([origins.panel, origins.mainPanel, origins.telegram, ...appOrigins(origins)])];
}

/** Whether a session can be shown in a pane: all except the default one, whose app the panel shows outside of panes. */
function hasPanes({ panel, mainPanel }: Origins): boolean {
  return panel !== mainPanel;
}

/** The page around the app in a pane or in a panel. Only that panel shows it. */
export function aroundPolicy(origins: Origins, panel: string): Record<string, string> {
  const frames = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  return policy({
    'connect-src': "'none'",
    'frame-src': frames.join(' '),
    'form-action': "'none'",
    'frame-ancestors': panel,
  });
}

/** The panel: it may frame the app's pages, and no page may frame it. The default session's panel shows apps of other sessions in panes. */
export function panelPolicy(origins: Origins): Record<string, string> {
  const own = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  const frames = hasPanes(origins) ? own : [...own, `http://*.localhost:${new URL(origins.panel).port}`];
  const camera = own.map((origin) => `"${origin}"`).join(' ');
  return policy(
    { 'connect-src': "'self'", 'frame-src': frames.join(' '), 'form-action': "'self'", 'frame-ancestors': "'none'" },
    `camera=(${camera}), microphone=(${camera}), geolocation=()`,
  );
}

/** The report of a sweep. Its script and style are inline, so the page is sandboxed: without an origin it cannot call the harness. */
export function reportPolicy(): Record<string, string> {
  const parts = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ];
  return { 'content-security-policy': parts.join('; '), 'referrer-policy': 'strict-origin' };
}

/** The pages that embed the app: the messaging app's, and that of a customer who embeds the SDK. */
export function shellPolicy(origins: Origins): Record<string, string> {
  return policy({
    'connect-src': "'self'",
    // The page of a redirect vendor replaces the app in the frame.
    'frame-src': [...appOrigins(origins), origins.vendor].join(' '),
    'form-action': "'none'",
    'frame-ancestors': shellsOf(origins).join(' '),
  });
}

/** The vendors' pages, in a frame of the app or at top level. */
export function vendorPolicy(origins: Origins): Record<string, string> {
  // The form of a redirect vendor redirects to the app.
  const forms = ["'self'", ...appOrigins(origins)];
  return policy({
    'connect-src': "'self'",
    'form-action': forms.join(' '),
    'frame-ancestors': [...shellsOf(origins), origins.embed].join(' '),
  });
}

function policy(directives: Readonly<Record<string, string>>, permissions?: string): Record<string, string> {
  const own = Object.entries(directives).map(([name, sources]) => [name, [sources]]);
  return {
    'content-security-policy': serializePolicy({ ...STRICT_DIRECTIVES, ...Object.fromEntries(own) }),
    ...COMMON_HEADERS,
    ...(permissions !== undefined && { 'permissions-policy': permissions }),
  };
}
