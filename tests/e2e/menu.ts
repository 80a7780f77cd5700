import type { Locator, Page } from '@playwright/test';

/** Opens the menu of the page's header, in any language. Does nothing where it is open. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('banner').locator('button[aria-haspopup=dialog]').last();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Signs out by the menu of the page's header, on a page in English. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** The list of languages in the menu of the page's header, which it opens. Its name is that of the page's language. */
export async function languages(page: Page, name = 'Language'): Promise<Locator> {
  await openMenu(page);
  return page.getByRole('combobox', { name });
}

/** Chooses a language by the menu of the page's header, on a page in English. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await (await languages(page)).selectOption(language);
}
