/**
 * Flags of V8. A page runs for a few seconds at most, so optimising its scripts or collecting garbage in parallel takes longer than it
 * saves.
 */
const V8_FLAGS = ['--no-maglev', '--no-turbofan', '--no-concurrent-marking'];

/**
 * Features of Chromium that are switched off. With the first one, the browser would compile each script again although its code cache has
 * it; the second and third one run frames of other hosts in separate processes; the fourth one asks the browser's maker about forms. The others are
 * all of Playwright's own list, which this list replaces: of two such flags, the browser takes the last. A test compares the lists.
 */
export const WITHOUT = [
  'BackgroundResourceFetch',
  'IsolateOrigins',
  'site-per-process',
  'AutofillServerCommunication',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Features of Chromium that are switched on. The first one keeps the network in the browser's process; the others are Playwright's own list. */
export const WITH = ['NetworkServiceInProcess2', 'CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/**
 * Flags for a Chromium that opens many pages for a short time each, as sweeps and browser tests do: over a fifth less processor for the same pages. Not for
 * benches, which measure the browser that members have.
 */
export const SHORT_PAGE_ARGS = [
  '--disable-site-isolation-trials',
  // All pages in one process: to start one for each context or site takes about as long as to load the app.
  '--renderer-process-limit=1',
  // What draws and what loads work in the browser's process: each message to another process costs more than most of what they do for a page.
  '--in-process-gpu',
  `--js-flags=${V8_FLAGS.join()}`,
  `--disable-features=${WITHOUT.join()}`,
  `--enable-features=${WITH.join()}`,
];
