import { ref } from 'valtio';
import { CONTROL_PATH } from '../../engine/hosts';
import type { OwnFiles } from '../../engine/own-files';
import type { BuildReport } from '../../server/build';
import type { PackWork } from '../../server/packs/pack-desk';
import type { PageEvent } from '../../server/page-link';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioEvent } from '../../server/session';
import type { SweepStatus } from '../../server/sweep-run';
import { defaultLink } from '../links/offer';
import { loadOwnFiles, setOwnFiles } from '../own/store';
import { adoptWork } from '../packs/store';
import { addPageEvent, forgetPageEvents, loadPageEvents } from '../page/page-link';
import { sweepStore } from '../sweep/store';
import { hearPage, hearScenario } from '../walks/record';
import { control } from './api';
import { followAddress } from './navigation';
import { notify } from './notice';
import { adopt, adoptNext, forgetRevisions, startLink } from './scenario-changes';
import { addRequests, type Catalogue, setRequests, store } from './store';

/** Milliseconds between attempts to reconnect to the server. */
const RETRY_MS = 1500;

/** When the server's session was made. Undefined until the panel has its first scenario, from the address or from the server. */
let startedAt: number | undefined;

/**
 * Requests that are not drawn yet. They come in bursts, and are added to the log together: to draw the log takes time that an app which is just
 * being opened needs.
 */
let waiting: LoggedRequest[] = [];
/** Milliseconds from the first of a burst until it is drawn. */
const BURST_MS = 80;
/** Settles when the log has been loaded: what is loaded is older than what waits, and takes the place of the log. */
let loadedRequests: Promise<unknown> = Promise.resolve();

function enqueue(entry: LoggedRequest): void {
  if (waiting.length === 0) {
    // A timeout, because a tab in the background gets no animation frames and its log would not be updated.
    window.setTimeout(() => void loadedRequests.then(drawWaiting, drawWaiting), BURST_MS);
  }
  waiting.push(entry);
}

function drawWaiting(): void {
  addRequests(waiting);
  waiting = [];
}

function forgetRequests(): void {
  waiting = [];
  setRequests([]);
  store.selected = undefined;
}

/** Loads everything that the panel shows, at the first event of a stream: at the panel's start, and after each reconnect. */
async function begin(event: ScenarioEvent): Promise<void> {
  // A server that was started again counts its events from the beginning.
  if (startedAt !== event.startedAt) forgetPageEvents();
  const [catalogue] = await Promise.all([control<Catalogue>('GET', '/catalogue'), loadBuild()]);
  store.catalogue = ref(catalogue);
  if (startedAt === undefined) await followAddress(event);
  else if (startedAt !== event.startedAt) await goOn(event);
  else adopt(event, 'reopen', 'replace');
  startedAt = event.startedAt;
  loadedRequests = control<LoggedRequest[]>('GET', '/requests').then(setRequests);
  await Promise.all([loadedRequests, loadState(), loadPageEvents(), loadOwnFiles()]);
}

/** Goes on with a server that was started again: one with the default scenario gets back the scenario that the panel shows. */
async function goOn(event: ScenarioEvent): Promise<void> {
  const lost = store.current?.link;
  forgetRevisions();
  if (lost !== undefined && lost !== event.link && event.link === defaultLink()) {
    notify('The harness was started again, and goes on with this scenario');
    if (await startLink(lost, 'replace')) return;
  }
  adopt(event, 'reopen', 'replace');
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

  let began: Promise<void> | undefined;

  const lose = () => {
    store.connection = 'offline';
    events.close();
    window.setTimeout(goLive, RETRY_MS);
  };
  events.addEventListener('error', lose);
  events.addEventListener('scenario', (message) => {
    const event = json<ScenarioEvent>(message);
    if (event.restarts) {
      forgetRequests();
      forgetPageEvents();
    }
    if (began === undefined) {
      began = begin(event);
      began.then(() => {
        store.connection = 'online';
      }, lose);
      return;
    }
    // `adopt` overwrites the address, so it waits until the link in the first address was followed.
    void began.then(
      async () => {
        await adoptNext(event, event.effect);
        hearScenario(event);
      },
      () => undefined,
    );
  });
  events.addEventListener('started', (event) => enqueue(json<LoggedRequest>(event)));
  events.addEventListener('request', (event) => enqueue(json<LoggedRequest>(event)));
  events.addEventListener('cleared', forgetRequests);
  events.addEventListener('page', (message) => {
    const event = json<PageEvent>(message);
    addPageEvent(event);
    hearPage(event);
  });
  events.addEventListener('sweep', (event) => {
    sweepStore.status = json<SweepStatus>(event);
  });
  events.addEventListener('files', (event) => setOwnFiles(json<OwnFiles>(event)));
  events.addEventListener('packs', (event) => adoptWork(json<PackWork>(event)));
  events.addEventListener('state', (event) => {
    store.mockState = ref(json<object>(event));
  });
}
