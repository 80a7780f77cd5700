export { CHROMIUM_ARGS, ensureChromium, findChromium, PAGE_OPTIONS } from '../harness/cli/chromium';
