import { ref } from 'valtio';
import { CONTROL_PATH } from '../../engine/hosts';
import { adopt, followAddress, loadRequests } from './actions';
import { control } from './api';
import type { BuildAnswer, Catalogue, RequestEntry, ScenarioAnswer } from './protocol';
import { addRequests, store } from './store';

/** Milliseconds between attempts to reach a harness that is gone. */
const RETRY_MS = 1500;

/** Whether the panel has taken its first state, from the address or from the server. */
let started = false;

/** Requests come in bursts; one frame's worth is drawn at once. */
let waiting: RequestEntry[] = [];

function enqueue(entry: RequestEntry): void {
  if (waiting.length === 0) {
    // Not an animation frame: a panel in a background tab gets none, and its log would stand still.
    window.setTimeout(() => {
      addRequests(waiting);
      waiting = [];
    }, 16);
  }
  waiting.push(entry);
}

/** Everything that the panel shows, asked for anew: after a start, and after the server was away. */
async function loadAll(): Promise<void> {
  const [catalogue, scenario] = await Promise.all([
    control<Catalogue>('GET', '/catalogue'),
    control<ScenarioAnswer>('GET', '/scenario'),
    loadBuild(),
  ]);
  store.catalogue = ref(catalogue);
  if (started) adopt(scenario, 'replace');
  else await followAddress(scenario);
  started = true;
  await Promise.all([loadRequests(), loadState()]);
}

/** Milliseconds between looks at the build: whoever has just built looks at the panel a moment later. */
const BUILD_MS = 5000;

/** Keeps what the panel says of the build true while somebody sees it: a build or an edit changes files under an open panel. */
export function followBuild(): void {
  let asking = false;
  const look = async () => {
    if (asking || document.visibilityState === 'hidden' || store.connection !== 'online') return;
    asking = true;
    // Where the harness is away, the banner says so; the build is asked for again when it is back.
    await loadBuild().catch(() => undefined);
    asking = false;
  };
  window.setInterval(look, BUILD_MS);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

async function loadBuild(): Promise<void> {
  store.build = ref(await control<BuildAnswer>('GET', '/build'));
}

async function loadState(): Promise<void> {
  store.mockState = ref((await control<object>('GET', '/state')) ?? {});
}

/** Connects to the harness and keeps the panel up to date; comes back by itself after the server was away. */
export function goLive(): void {
  const events = new EventSource(`${CONTROL_PATH}/events`);
  const json = <Payload>(event: MessageEvent<string>) => JSON.parse(event.data) as Payload;

  events.addEventListener('open', () => {
    loadAll().then(
      () => {
        store.connection = 'online';
      },
      () => events.dispatchEvent(new Event('error')),
    );
  });
  events.addEventListener('error', () => {
    store.connection = 'offline';
    events.close();
    window.setTimeout(goLive, RETRY_MS);
  });
  events.addEventListener('scenario', (event) => {
    // Adopting rewrites the address: not before the address has been followed.
    if (started) adopt(json<ScenarioAnswer>(event));
  });
  events.addEventListener('request', (event) => enqueue(json<RequestEntry>(event)));
  events.addEventListener('state', (event) => {
    store.mockState = ref(json<object>(event));
  });
}
