import { ref } from 'valtio';
import type { BuildReport } from '../../core/build-report';
import { CONTROL_PATH } from '../../core/hosts';
import type { LoggedRequest } from '../../core/logged-request';
import type { OwnFiles } from '../../core/own-files';
import type { PageEvent } from '../../core/page-event';
import type { PackWork } from '../../server/packs/pack-desk';
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

/** Delay between reconnects. */
const RETRY_MS = 1500;

/** Start of the server's session. Undefined before the first scenario. */
let startedAt: number | undefined;

/** Requests come in bursts and are drawn together, to leave time for the opening app. */
let waiting: LoggedRequest[] = [];
/** Delay from the first request of a burst. */
const BURST_MS = 80;
/** The loaded log is older than `waiting`, so it goes first. */
let loadedRequests: Promise<unknown> = Promise.resolve();

function enqueue(entry: LoggedRequest): void {
  if (waiting.length === 0) {
    // Use a timeout, because background tabs get no animation frames.
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

/** Loads all data at the first event of each stream. */
async function begin(event: ScenarioEvent): Promise<void> {
  // A restarted server counts events from the beginning.
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

/** A restarted server with the default scenario gets the panel's scenario back. */
async function goOn(event: ScenarioEvent): Promise<void> {
  const lost = store.current?.link;
  forgetRevisions();
  if (lost !== undefined && lost !== event.link && event.link === defaultLink()) {
    notify('The harness was restarted, and continues with this scenario');
    if (await startLink(lost, 'replace')) return;
  }
  adopt(event, 'reopen', 'replace');
}

const BUILD_MS = 5000;

/** Polls while the panel is visible, and on focus. */
export function followBuild(): void {
  let loading = false;
  const update = async () => {
    if (loading || document.visibilityState === 'hidden' || store.connection !== 'online') return;
    loading = true;
    // A banner reports a missing server. The reconnect loads the build again.
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

/** Reconnects when the server returns. */
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
    // `adopt` overwrites the address, so follow its link first.
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
