import config from './playwright.config';
export default { ...config, retries: 0, workers: 3, reporter: [['line'], ['json', { outputFile: '/tmp/e2e.json' }]], expect: { timeout: 6000 }, timeout: 40_000 };
