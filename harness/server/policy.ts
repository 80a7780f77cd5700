import { type AppPlace, appOrigins, type Origins } from '../engine/hosts';
import type { Scenario } from '../engine/scenario';

/**
 * What the pages of each host may do. The app's policy is strict on purpose: a build that needs inline styles, inline
 * scripts or a foreign host fails here before it fails in production.
 */
export function appPolicy(
  origins: Origins,
  { variant, testnet }: AppPlace,
  { errorReportingDsn, apiBase }: Pick<Scenario['config'], 'errorReportingDsn' | 'apiBase'>,
): Record<string, string> {
  // Reports go to the DSN's origin, where there is one, and nowhere else; so do calls where the scenario names an API.
  const more = [errorReportingDsn, apiBase].filter(Boolean).map((address) => ` ${new URL(address).origin}`);
  return policy(
    {
      // Onfido's loader brings its script from the vendor's host, and reports there.
      'connect-src': `'self' ${(testnet ? origins.testnetApi : origins.api)[variant]} ${origins.vendor}${more.join('')}`,
      'script-src': `'self' ${origins.vendor}`,
      'frame-src': origins.vendor,
      // Only the stand-in for the login page has a form, and it may lead back to another variant's host.
      'form-action': ["'self'", ...appOrigins(origins)].join(' '),
      'frame-ancestors': ancestorsOf(origins),
    },
    `camera=(self "${origins.vendor}"), microphone=(self "${origins.vendor}"), geolocation=()`,
  );
}

/**
 * Which pages may show the app or a page around it in a frame. The app of a session beside the default one may also stand in a pane of the
 * default session's panel.
 */
function ancestorsOf(origins: Origins): string {
  const around = [origins.panel, origins.embed, origins.telegram];
  return [...around, ...(hasPanes(origins) ? [origins.mainPanel, ...appOrigins(origins)] : [])].join(' ');
}

/** Whether a session can be shown in a pane: all but the default one, whose app the panel shows by itself. */
function hasPanes({ panel, mainPanel }: Origins): boolean {
  return panel !== mainPanel;
}

/** The page around the app in a pane. Only the default session's panel shows it. */
export function panePolicy(origins: Origins): Record<string, string> {
  const frames = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  return policy({
    'connect-src': "'none'",
    'frame-src': frames.join(' '),
    'form-action': "'none'",
    'frame-ancestors': origins.mainPanel,
  });
}

/** The panel: frames everything else, and nothing frames it. The default session's panel shows apps of other sessions in panes. */
export function panelPolicy(origins: Origins): Record<string, string> {
  const own = [...appOrigins(origins), origins.telegram, origins.embed, origins.vendor];
  const frames = hasPanes(origins) ? own : [...own, `http://*.localhost:${new URL(origins.panel).port}`];
  const camera = own.map((origin) => `"${origin}"`).join(' ');
  return policy(
    { 'connect-src': "'self'", 'frame-src': frames.join(' '), 'form-action': "'self'", 'frame-ancestors': "'none'" },
    `camera=(${camera}), microphone=(${camera}), geolocation=()`,
  );
}

/**
 * The report of a sweep. Its script and style are part of the page, so the page is sandboxed: without an origin it can call nothing of the
 * harness.
 */
export function reportPolicy(): Record<string, string> {
  const parts = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ];
  return { 'content-security-policy': parts.join('; '), 'referrer-policy': 'strict-origin' };
}

/** The pages that embed the app: the messaging app's and the embedding customer's. */
export function shellPolicy(origins: Origins): Record<string, string> {
  return policy({
    'connect-src': "'self'",
    // A vendor that works by redirect takes the app's place in the frame.
    'frame-src': [...appOrigins(origins), origins.vendor].join(' '),
    'form-action': "'none'",
    'frame-ancestors': hasPanes(origins)
      ? [origins.panel, origins.mainPanel, ...appOrigins(origins)].join(' ')
      : origins.panel,
  });
}

/** The vendors' pages, in a frame of the app or on their own. */
export function vendorPolicy(origins: Origins): Record<string, string> {
  const ancestors = hasPanes(origins)
    ? ancestorsOf(origins)
    : [...appOrigins(origins), origins.panel, origins.embed, origins.telegram].join(' ');
  // A form of a vendor that works by redirect leads back to the app.
  const forms = ["'self'", ...appOrigins(origins)];
  return policy({ 'connect-src': "'self'", 'form-action': forms.join(' '), 'frame-ancestors': ancestors });
}

function policy(directives: Readonly<Record<string, string>>, permissions?: string): Record<string, string> {
  const all = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    ...directives,
  };
  return {
    'content-security-policy': Object.entries(all)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // The address of a page may carry an SDK token: not even the page's own files are asked for with it.
    'referrer-policy': 'strict-origin',
    ...(permissions !== undefined && { 'permissions-policy': permissions }),
  };
}
