/** Read by StrykerJS; `tests/mutation.ts` says in the environment what a run is about. */
const out = process.env.MUTATION_OUT ?? 'out/mutation';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  // A timeout counts as noticed, so a busy machine must not cause any.
  timeoutMS: 30_000,
  // Changes of module-level tables would rerun all tests.
  ignoreStatic: true,
  ignorePatterns: ['dist', 'out', 'test-results', 'playwright-report'],
  incremental: true,
  incrementalFile: `${out}/incremental.json`,
  tempDirName: `${out}/sandbox`,
  thresholds: { high: 100, low: 90, break: Number(process.env.MUTATION_AIM ?? 0) },
  // A room takes up to an hour.
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `${out}/report.html` },
  jsonReporter: { fileName: `${out}/report.json` },
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
};
