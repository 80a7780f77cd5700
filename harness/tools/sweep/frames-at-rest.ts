import type { Page } from '@playwright/test';

/** Number of equal readings in a row. */
const EQUAL_LOOKS = 5;
/** The step in an address at which a partner's frame or page opens. */
const RUN_STEP = 'run';
/** Milliseconds to wait for a run that shows an error instead of its partner. */
const PARTNER_MS = 2000;
/** Maximum number of readings, so that a frame in motion does not hold up a walk. */
const MOST_LOOKS = 60;

/**
 * Waits until frames, such as a partner's, have loaded and have their final size. They tell the app their height late,
 * so earlier pictures would differ from run to run.
 */
export async function framesAtRest(page: Page): Promise<void> {
  if (new URL(page.url()).searchParams.get('step') === RUN_STEP) {
    await page
      .waitForSelector('iframe, body.vendor', { state: 'attached', timeout: PARTNER_MS })
      .catch(() => undefined);
  }
  if (page.frames().length === 1) return;
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load').catch(() => undefined)));
  let last = '';
  let equal = 0;
  for (let look = 0; look < MOST_LOOKS && equal < EQUAL_LOOKS; look += 1) {
    const sizes = await Promise.all(page.frames().map((frame) => frame.evaluate(sizeOfPage).catch(() => 'replaced')));
    const now = sizes.join();
    equal = now === last ? equal + 1 : 0;
    last = now;
  }
}

/** Size of a frame's page after a repaint. Runs in the frame. */
function sizeOfPage(): Promise<string> {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve(`${innerWidth} ${innerHeight} ${scrollWidth} ${scrollHeight}`)),
    );
  });
}
