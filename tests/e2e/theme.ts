import type { Page } from '@playwright/test';

/** Without a page load. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    const fades = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    // Texts inherit colours and fade later, so repeat.
    for (let running = fades(); running.length > 0; running = fades())
      await Promise.allSettled(running.map(({ finished }) => finished));
  }, theme);
}
