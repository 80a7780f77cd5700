import type { Page } from '@playwright/test';

/** How many looks at the frames have to be equal, one after another. */
const EQUAL_LOOKS = 5;
/** The step in an address at which a partner's frame or page opens. */
const RUN_STEP = 'run';
/** Milliseconds after which a run that shows an error in place of its partner is looked at. */
const PARTNER_MS = 2000;
/** Most looks, so that a frame that never stops moving does not hold up a walk. */
const MOST_LOOKS = 60;

/**
 * Waits until the frames inside of a page, such as a partner's, have loaded and have their last size: their pages tell the app how high they are,
 * and a picture that is taken before would differ from run to run.
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

/** Size of a frame's page after it was drawn again. Runs in the frame. */
function sizeOfPage(): Promise<string> {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve(`${innerWidth} ${innerHeight} ${scrollWidth} ${scrollHeight}`)),
    );
  });
}
