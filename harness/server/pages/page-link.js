import { CLOCK_ASKS } from './page-polls.js';
import { STATE_ASKS } from './page-state.js';
import { WALK_ASKS } from './page-walks.js';

/**
 * Connects a page that the panel has opened with the panel: sends what `page-watch.js` keeps, and does what the panel asks. To let the panel
 * ask for more, add a row to `ASKS`: a function of the asked argument, whose result is the answer.
 */
const ASKS = { ...STATE_ASKS, ...CLOCK_ASKS, ...WALK_ASKS };

const PATH = '/__harness__/page';
const page = crypto.randomUUID();
const { events } = window.__harnessPage;
/** Events that come together are sent together. */
const SEND_AFTER_MS = 20;

let timer;
let sending = Promise.resolve();

function post(body) {
  // One after the other, so that events arrive in their order; `keepalive`, so that the last ones arrive although the page is left.
  sending = sending.then(() =>
    fetch(PATH, { method: 'POST', body: JSON.stringify({ page, ...body }), keepalive: true }).catch(() => {}),
  );
}

function sendEvents() {
  clearTimeout(timer);
  timer = undefined;
  if (events.length > 0) post({ events: events.splice(0) });
}

window.__harnessPage.onEvent = () => {
  timer ??= setTimeout(sendEvents, SEND_AFTER_MS);
};
addEventListener('pagehide', sendEvents);
sendEvents();

async function answer({ number, ask, argument }) {
  try {
    if (!Object.hasOwn(ASKS, ask)) throw new Error(`The page cannot be asked for ${ask}`);
    const value = await ASKS[ask](argument, window.__harnessPage.tell);
    sendEvents();
    post({ answers: [{ number, value }] });
  } catch (error) {
    post({ answers: [{ number, error: error instanceof Error ? error.message : String(error) }] });
  }
}

new EventSource(`${PATH}?page=${page}`).addEventListener('message', ({ data }) => void answer(JSON.parse(data)));
