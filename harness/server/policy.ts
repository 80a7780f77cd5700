import {
  COMMON_HEADERS,
  headersOf,
  type InlineParts,
  type PolicySources,
  policyOf,
  STRICT_DIRECTIVES,
  scriptsAt,
  serializePolicy,
} from '../../src/deploy/policies';
import { EMBEDDED_VENDORS } from '../../src/deploy/vendors';
import { BASE_PATH } from '../../src/domain/initial-config';
import { type AppPlace, appOrigins, type Origins, PAGES_PATH } from '../core/hosts';
import type { Scenario } from '../core/scenario';

type PolicyConfig = Pick<Scenario['config'], 'errorReportingDsn' | 'apiBase'>;

/** The deployment's policy with the harness's hosts, so that violations show here first. */
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
  const own = (testnet ? origins.testnetApp : origins.app)[variant];
  return {
    scripts: [scriptsAt(own), `${own}${PAGES_PATH}`],
    // Also the scenario's API address.
    api: [(testnet ? origins.testnetApi : origins.api)[variant], ...originOf(apiBase)],
    reports: originOf(errorReportingDsn),
    texts: [],
    pictures: [],
    partners: [origins.embed],
    shells: shellsOf(origins),
    vendors: Object.fromEntries(EMBEDDED_VENDORS.map((vendor) => [vendor, [origins.vendor]])),
    // The login form may redirect to another variant's host.
    forms: appOrigins(origins),
  };
}

/** Includes the default session's panel, for panes. */
function shellsOf(origins: Origins): string[] {
  return [...new Set([origins.panel, origins.mainPanel, origins.telegram, ...appOrigins(origins)])];
}

/** All sessions except the default one. */
function hasPanes({ panel, mainPanel }: Origins): boolean {
  return panel !== mainPanel;
}

export function aroundPolicy(origins: Origins, panel: string): Record<string, string> {
  const frames = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  return policy({
    'connect-src': "'none'",
    'frame-src': frames.join(' '),
    'form-action': "'none'",
    'frame-ancestors': panel,
  });
}

/** No page may frame it. The default session's panel frames other sessions. */
export function panelPolicy(origins: Origins): Record<string, string> {
  const own = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  const frames = hasPanes(origins) ? own : [...own, `http://*.localhost:${new URL(origins.panel).port}`];
  const camera = own.map((origin) => `"${origin}"`).join(' ');
  return policy(
    { 'connect-src': "'self'", 'frame-src': frames.join(' '), 'form-action': "'self'", 'frame-ancestors': "'none'" },
    `camera=(${camera}), microphone=(${camera}), geolocation=()`,
  );
}

/** Inline script and style, so sandboxed: without an origin it cannot call the harness. */
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

export function shellPolicy(origins: Origins): Record<string, string> {
  return policy({
    'connect-src': "'self'",
    // A redirect vendor's page replaces the app in the frame.
    'frame-src': [...appOrigins(origins), origins.vendor].join(' '),
    'form-action': "'none'",
    'frame-ancestors': shellsOf(origins).join(' '),
  });
}

export function vendorPolicy(origins: Origins): Record<string, string> {
  // A redirect vendor's form redirects to the app.
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
