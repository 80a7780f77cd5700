import { ref } from 'valtio';
import { CONTROL_PATH } from '../../engine/hosts';
import type { BuildReport } from '../../server/build';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioInfo } from '../../server/session';
import type { SweepStatus } from '../../server/sweep-run';
import { sweepStore } from '../sweep/store';
import { control } from './api';
import { followAddress } from './navigation';
import { loadRequests } from './request-log';
import { adopt, adoptEvent, forgetExpectedEvents } from './scenario-changes';
import { addRequests, type Catalogue, store } from './store';

/** Milliseconds between attempts to reconnect to the server. */
const RETRY_MS = 1500;

/** Whether the panel has its first scenario, from the address or from the server. */
let started = false;

/** Requests that are not drawn yet: they come in bursts, and are added to the log together after 16 ms. */
let waiting: LoggedRequest[] = [];

function enqueue(entry: LoggedRequest): void {
  if (waiting.length === 0) {
    // A timeout, because a tab in the background gets no animation frames and its log would not be updated.
    window.setTimeout(() => {
      addRequests(waiting);
      waiting = [];
    }, 16);
  }
  waiting.push(entry);
}

/** Loads everything that the panel shows: at its start, and again after each reconnect. */
async function loadAll(): Promise<void> {
  const [catalogue, scenario] = await Promise.all([
    control<Catalogue>('GET', '/catalogue'),
    control<ScenarioInfo>('GET', '/scenario'),
    loadBuild(),
  ]);
  store.catalogue = ref(catalogue);
  if (started) adopt(scenario, 'replace');
  else await followAddress(scenario);
  started = true;
  await Promise.all([loadRequests(), loadState()]);
}

/** Milliseconds between requests for the state of the build. */
const BUILD_MS = 5000;

/**
 * Polls the state of the build while the panel is visible, and loads it when the panel gets the focus: a build or an edit
 * changes files while the panel is open.
 */
export function followBuild(): void {
  let loading = false;
  const update = async () => {
    if (loading || document.visibilityState === 'hidden' || store.connection !== 'online') return;
    loading = true;
    // If the server is away, the panel shows a banner, and the build is loaded again after the reconnect.
    await loadBuild().catch(() => undefined);
    loading = false;
  };
  window.setInterval(update, BUILD_MS);
  window.addEventListener('focus', update);
  document.addEventListener('visibilitychange', update);
}

async function loadBuild(): Promise<void> {
  store.build = ref(await control<BuildReport>('GET', '/build'));
}

async function loadState(): Promise<void> {
  store.mockState = ref((await control<object>('GET', '/state')) ?? {});
}

/** Connects to the server's event stream and keeps the panel up to date; reconnects after the server was away. */
export function goLive(): void {
  const events = new EventSource(`${CONTROL_PATH}/events`);
  const json = <Payload>(event: MessageEvent<string>) => JSON.parse(event.data) as Payload;

  events.addEventListener('open', () => {
    forgetExpectedEvents();
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
    // `adopt` overwrites the address, so it waits until the link in the first address was followed.
    if (started) adoptEvent(json<ScenarioInfo>(event));
  });
  events.addEventListener('request', (event) => enqueue(json<LoggedRequest>(event)));
  events.addEventListener('sweep', (event) => {
    sweepStore.status = json<SweepStatus>(event);
  });
  events.addEventListener('state', (event) => {
    store.mockState = ref(json<object>(event));
  });
}
