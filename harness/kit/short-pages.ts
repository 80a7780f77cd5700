/** Pages run for seconds at most, so optimising costs more than it saves. */
const V8_FLAGS = ['--no-maglev', '--no-turbofan', '--no-concurrent-marking'];

/**
 * Features that slow short pages, and Playwright's list: Chromium takes only the last flag. A test compares the lists.
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

/** Keeps the network in the browser's process; the rest is Playwright's. */
export const WITH = ['NetworkServiceInProcess2', 'CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** For sweeps and browser tests: saves over a fifth of CPU time. Not for benches, which measure members' browsers. */
export const SHORT_PAGE_ARGS = [
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  `--js-flags=${V8_FLAGS.join()}`,
  `--disable-features=${WITHOUT.join()}`,
  `--enable-features=${WITH.join()}`,
];
