import { setTimeout } from 'node:timers/promises';
import type { Evaluate } from './axe';
import type { StateEnd } from './check';
import type { SweepPage } from './page';
import { CLOSED_SOURCE, type DocumentEnd, endSource } from './page-end';
import { LOOK_SOURCE, type PageLook } from './page-script';

/** Time in which a page has to become ready. Longer than the longest delay of a named scenario. */
const READY_TIMEOUT_MS = 20_000;
/** Time until a page that went away is looked at again. */
const RETRY_MS = 20;

/** What a page showed when it came to rest, and how to look at it once more. */
export interface Shown {
  readonly end: StateEnd;
  /** Undefined where the document went away meanwhile. */
  readonly look: PageLook | undefined;
  readonly evaluate: Evaluate;
}

/**
 * Waits until the page, or the frame of the messaging app's page, is at rest, and looks at it. A page that goes on to another one is looked
 * at there.
 */
export async function lookAtRest(page: SweepPage, isFramed: boolean): Promise<Shown> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  const evaluate: Evaluate = (source) => (isFramed ? page.evaluateInFrame(source) : page.evaluate(source));
  const closed = isFramed ? untilClosed(page) : undefined;
  for (;;) {
    const left = deadline - performance.now();
    try {
      if (left <= 0) return { end: 'timeout', look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
      const end = await Promise.race([evaluate<DocumentEnd>(endSource(left)), ...(closed ? [closed] : [])]);
      if (end === 'closed') return { end, look: await page.evaluate<PageLook>(LOOK_SOURCE), evaluate };
      return { end, look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
    } catch {
      if (left <= 0) return { end: 'timeout', look: undefined, evaluate };
      // The document went away: its successor is there in a moment, unless the browser has ended the page.
      await setTimeout(RETRY_MS);
    }
  }
}

/** Resolves when the messaging app's page shows that the mini-program has closed; never, where it does not. */
function untilClosed(page: SweepPage): Promise<'closed'> {
  return page.evaluate<'closed'>(CLOSED_SOURCE).catch(() => new Promise(() => {}));
}
