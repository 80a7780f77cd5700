import { lookUp } from '../../../src/domain/look-up';
import { CLOCK_ASKS } from './page-polls';
import { STATE_ASKS } from './page-state';
import { WALK_ASKS } from './page-walks';
import type { Tell } from './page-watch';

/**
 * Sends what `page-watch.ts` keeps, and answers the panel. To add an ask, add a row to `ASKS`: a function of the
 * argument that returns the answer.
 */
const ASKS: Readonly<Record<string, (argument: never, tell: Tell) => unknown>> = {
  ...STATE_ASKS,
  ...CLOCK_ASKS,
  ...WALK_ASKS,
};

const PATH = '/__harness__/page';
const page = crypto.randomUUID();
const watch = window.__harnessPage;
/** Batches events. */
const SEND_AFTER_MS = 20;

let timer: number | undefined;
let sending: Promise<unknown> = Promise.resolve();

function post(body: object): void {
  // Sequential to keep the order; `keepalive` to send the last ones on unload.
  sending = sending.then(() =>
    fetch(PATH, { method: 'POST', body: JSON.stringify({ page, ...body }), keepalive: true }).catch(() => {}),
  );
}

function sendEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (watch.events.length > 0) post({ events: watch.events.splice(0) });
}

watch.onEvent = () => {
  timer ??= window.setTimeout(sendEvents, SEND_AFTER_MS);
};
addEventListener('pagehide', sendEvents);
sendEvents();

interface Asked {
  readonly number: number;
  readonly ask: string;
  readonly argument: unknown;
}

async function answer({ number, ask, argument }: Asked): Promise<void> {
  try {
    const run = lookUp(ASKS, ask);
    if (run === undefined) throw new Error(`The page cannot be asked for ${ask}`);
    const value = await run(argument as never, watch.tell);
    sendEvents();
    post({ answers: [{ number, value }] });
  } catch (error) {
    post({ answers: [{ number, error: error instanceof Error ? error.message : String(error) }] });
  }
}

new EventSource(`${PATH}?page=${page}`).addEventListener('message', ({ data }) => void answer(JSON.parse(data)));
