import type { Locator, Page } from '@playwright/test';

/** In any language. Does nothing if it is open. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('banner').locator('button[aria-haspopup=dialog]').last();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** On a page in English. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Opens the menu. @param name in the page's language */
export async function languages(page: Page, name = 'Language'): Promise<Locator> {
  await openMenu(page);
  return page.getByRole('combobox', { name });
}

/** On a page in English. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await (await languages(page)).selectOption(language);
}
