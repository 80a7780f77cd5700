import type { Page } from '@playwright/test';
import { expect } from './harness';

/** The filled button. */
export const PRIMARY = ':is(a, button).bg-brand';

/** Also checks that the page has no other primary action; null: none at all. */
export async function expectHeadline(page: Page, [title, action]: readonly [string, string | null]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  // All placeholders are filled in.
  await expect(main).not.toContainText('{{');
  await expect(main.locator(PRIMARY)).toHaveText(action === null ? [] : [action]);
}
