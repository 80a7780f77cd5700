import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../kit/chromium';

/** Opens a page in the browser that shows packs, and closes the browser afterwards. */
export async function withBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
