import { setTimeout } from 'node:timers/promises';
import type { Evaluate } from './axe';
import type { StateEnd } from './check';
import type { StatePageDriver } from './page';
import { CLOSED_SOURCE, type DocumentEnd, endSource, IS_CLOSED_SOURCE } from './page-end';
import { LOOK_SOURCE, type PageLook } from './page-script';

/** Milliseconds in which a page has to become ready. Longer than the longest delay of a named scenario. */
const READY_TIMEOUT_MS = 20_000;
/** Milliseconds until a page is read again after its document was replaced. */
const RETRY_MS = 20;
/** Milliseconds for which a frame is waited for before the page around it is asked, where only one of them can be at a time. */
const TURN_MS = 1000;

/** The content of a page when it had finished loading, and a function to read it again. */
export interface Shown {
  readonly end: StateEnd;
  /** Undefined if the document was replaced meanwhile. */
  readonly look: PageLook | undefined;
  readonly evaluate: Evaluate;
}

/**
 * Waits until the page, or the frame of the messaging app's page, has finished loading, and reads it. If the page navigates to another one,
 * that one is read.
 */
export async function lookAtRest(page: StatePageDriver, isFramed: boolean): Promise<Shown> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  const evaluate: Evaluate = (source) => (isFramed ? page.evaluateInFrame(source) : page.evaluate(source));
  const inTurns = isFramed && !page.inParallel;
  const closed = isFramed && !inTurns ? untilClosed(page) : undefined;
  for (;;) {
    const left = deadline - performance.now();
    try {
      if (inTurns && (await page.evaluate<boolean>(IS_CLOSED_SOURCE))) {
        return { end: 'closed', look: await page.evaluate<PageLook>(LOOK_SOURCE), evaluate };
      }
      if (left <= 0) return { end: 'timeout', look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
      const wait = evaluate<DocumentEnd>(endSource(inTurns ? Math.min(left, TURN_MS) : left));
      const end = await Promise.race([wait, ...(closed ? [closed] : [])]);
      if (inTurns && end === 'timeout') continue;
      if (end === 'closed') return { end, look: await page.evaluate<PageLook>(LOOK_SOURCE), evaluate };
      return { end, look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
    } catch {
      if (left <= 0) return { end: 'timeout', look: undefined, evaluate };
      // The document was replaced; the next one follows at once, unless the browser has closed the page.
      await setTimeout(RETRY_MS);
    }
  }
}

/** Resolves when the messaging app's page shows that the mini-program has closed; never, if it does not close. */
function untilClosed(page: StatePageDriver): Promise<'closed'> {
  return page.evaluate<'closed'>(CLOSED_SOURCE).catch(() => new Promise(() => {}));
}
