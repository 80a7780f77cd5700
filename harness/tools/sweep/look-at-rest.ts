import { setTimeout } from 'node:timers/promises';
import type { StateEnd } from '../../kit/record';
import type { Evaluate } from './axe-sources';
import type { StatePageDriver } from './page';
import { CLOSED_SOURCE, type DocumentEnd, endSource, IS_CLOSED_SOURCE } from './page-end';
import { LOOK_SOURCE, type PageLook } from './page-script';

/** Milliseconds for a page to become ready; longer than the longest delay of a named scenario. */
const READY_TIMEOUT_MS = 20_000;
/** Milliseconds until a page is read again after its document was replaced. */
const RETRY_MS = 20;
/** Milliseconds to wait for a frame before its parent page is asked, if only one of them can be present. */
const TURN_MS = 1000;

/** The content of a loaded page, and a function to read it again. */
export interface Shown {
  readonly end: StateEnd;
  /** Undefined if the document was replaced in the meantime. */
  readonly look: PageLook | undefined;
  readonly evaluate: Evaluate;
}

/** Waits until the page, or the frame in the messaging app's page, has loaded, and reads it. Follows navigations. */
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
      // The next document follows at once, unless the browser has closed the page.
      await setTimeout(RETRY_MS);
    }
  }
}

/** Resolves when the messaging app's page shows that the mini-program has closed; otherwise never. */
function untilClosed(page: StatePageDriver): Promise<'closed'> {
  return page.evaluate<'closed'>(CLOSED_SOURCE).catch(() => new Promise(() => {}));
}
