import base from './playwright.config';
export default { ...base, expect: { timeout: 7000 }, timeout: 45_000, workers: 3 };
