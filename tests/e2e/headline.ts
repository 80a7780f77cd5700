import type { Page } from '@playwright/test';
import { expect } from './harness';

/** The filled button of the design, which is for the primary action. */
export const PRIMARY = ':is(a, button).bg-brand';

/** What stands at the top of the personal page, and that its one primary action is the page's only one; null: there is none. */
export async function expectHeadline(page: Page, [title, action]: readonly [string, string | null]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  // Every value of a text was filled in.
  await expect(main).not.toContainText('{{');
  await expect(main.locator(PRIMARY)).toHaveText(action === null ? [] : [action]);
}
