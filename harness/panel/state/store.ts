import { proxy, ref, type Snapshot } from 'valtio';
import type { BuildReport } from '../../core/build-report';
import type { CATALOGUE } from '../../core/catalogue';
import { sessionOfHost } from '../../core/hosts';
import type { LoggedRequest } from '../../core/logged-request';
import type { Problem, Scenario } from '../../core/scenario';
import type { ScenarioInfo } from '../../server/session';
import type { View } from './address';

export type Catalogue = Snapshot<typeof CATALOGUE>;

/** The oldest requests are removed first. */
const LOG_LIMIT = 10_000;

export type Dialog = 'search' | 'scenarios' | 'routes' | 'help' | 'pane';
export type DrawerTab = 'requests' | 'state' | 'app' | 'walks' | 'own';
/** A narrow screen shows one at a time. */
export type Part = 'controls' | 'app' | 'log';

/** Undefined for the default session, the only one with all views. */
export const SESSION = sessionOfHost(window.location.hostname);

interface PanelState {
  connection: 'connecting' | 'online' | 'offline';
  current: ScenarioInfo | undefined;
  catalogue: Catalogue | undefined;
  build: BuildReport | undefined;
  mockState: unknown;
  requests: readonly LoggedRequest[];
  /** Id of the request with details. */
  selected: number | undefined;
  /** Id of the request that gets a fault. */
  faulting: number | undefined;
  filter: string;
  tab: DrawerTab;
  /** Problems of the last rejected change. */
  problems: readonly Problem[];
  /** Values that the server has not accepted, by path. */
  drafts: Record<string, string>;
  /** `count` increases with each opening, `frame` only if the page around the app reloads. */
  opening: { count: number; frame: number; info: ScenarioInfo | undefined };
  /** Incremented to reload the page at its present address. */
  reloads: number;
  /** Chromium's reason for a crash, until the page is reloaded. Desktop shell only. */
  appCrash: string | undefined;
  dialog: Dialog | undefined;
  /** Link that waits for a confirmation. */
  offered: { readonly link: string; readonly scenario: Scenario } | undefined;
  /** Shortened link, and its problems. */
  broken: { readonly link: string; readonly problems: readonly Problem[] } | undefined;
  /** Changes of the build or a default since the link was made. */
  linkChanges: readonly string[];
  view: View;
  part: Part;
  /** Default: beside a phone, otherwise at the bottom. */
  dock: 'bottom' | 'side' | undefined;
  /** Empty if there is no notice. */
  notice: string;
}

export const store = proxy<PanelState>({
  connection: 'connecting',
  current: undefined,
  catalogue: undefined,
  build: undefined,
  mockState: undefined,
  requests: ref([]),
  selected: undefined,
  faulting: undefined,
  filter: '',
  tab: 'requests',
  problems: [],
  drafts: {},
  opening: { count: 0, frame: 0, info: undefined },
  reloads: 0,
  appCrash: undefined,
  dialog: undefined,
  offered: undefined,
  broken: undefined,
  linkChanges: [],
  view: 'app',
  part: 'app',
  dock: undefined,
  notice: '',
});

/** Undefined closes the dialog. */
export function openDialog(dialog: Dialog | undefined): void {
  store.dialog = dialog;
}

export function dockOf({ dock, current }: Snapshot<PanelState>): 'bottom' | 'side' {
  const isPhone = current?.scenario.device === 'phone' || current?.scenario.device === 'small-phone';
  return dock ?? (isPhone ? 'side' : 'bottom');
}

/** Uses `ref`, because valtio need not track large immutable entries. */
export function setRequests(entries: readonly LoggedRequest[]): void {
  store.requests = ref(entries.slice(-LOG_LIMIT));
}

/** Keeps the order of ids. A newer version replaces its entry. */
export function addRequests(entries: readonly LoggedRequest[]): void {
  const next = store.requests.slice();
  for (const entry of entries) {
    const at = next.findLastIndex(({ id }) => id <= entry.id);
    next.splice(next[at]?.id === entry.id ? at : at + 1, next[at]?.id === entry.id ? 1 : 0, entry);
  }
  setRequests(next);
}
