import config from './playwright.config';
export default { ...config, reporter: [['line'], ['json', { outputFile: '/tmp/e2e-measure.json' }]] };
