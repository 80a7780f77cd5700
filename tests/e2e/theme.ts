import type { Page } from '@playwright/test';

/** Shows the page that is open in another theme, which takes less time than a load of it. */
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
    // A text that takes its colour from the part around it fades once that part has: until none of them is left.
    for (let running = fades(); running.length > 0; running = fades())
      await Promise.allSettled(running.map(({ finished }) => finished));
  }, theme);
}
