import { proxy, ref, type Snapshot } from 'valtio';
import type { CATALOGUE } from '../../engine/catalogue';
import { sessionOfHost } from '../../engine/hosts';
import type { Problem, Scenario } from '../../engine/scenario';
import type { BuildReport } from '../../server/build';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioInfo } from '../../server/session';
import type { View } from './address';

/** What `GET /catalogue` returns, deeply read-only. */
export type Catalogue = Snapshot<typeof CATALOGUE>;

/** Maximum number of requests in the log; the oldest are removed first. */
const LOG_LIMIT = 10_000;

/** Dialogs that a key or a button opens. */
export type Dialog = 'search' | 'scenarios' | 'routes' | 'help' | 'pane';
/** Tabs of the log. */
export type DrawerTab = 'requests' | 'state' | 'app' | 'walks' | 'own';
/** Parts of the panel; a narrow screen shows one at a time. */
export type Part = 'controls' | 'app' | 'log';

/** Id of the session that this panel controls; undefined for the default session, whose panel alone has other views than the app. */
export const SESSION = sessionOfHost(window.location.hostname);

interface PanelState {
  connection: 'connecting' | 'online' | 'offline';
  /** The server's scenario, its link, and the app's address. */
  current: ScenarioInfo | undefined;
  catalogue: Catalogue | undefined;
  build: BuildReport | undefined;
  /** The mock's state, as JSON from the server. */
  mockState: unknown;
  requests: readonly LoggedRequest[];
  /** Id of the request whose details are shown. */
  selected: number | undefined;
  /** Id of the request whose call is to get a fault: the log asks which. */
  faulting: number | undefined;
  filter: string;
  tab: DrawerTab;
  /** Problems of the last change that the server rejected; each names its scenario key. */
  problems: readonly Problem[];
  /** Typed values that the server has not accepted yet, by the control's path. */
  drafts: Record<string, string>;
  /** The scenario at which the app was opened last. `count` increases with each opening, `frame` where the page around the app is loaded, too. */
  opening: { count: number; frame: number; info: ScenarioInfo | undefined };
  /** Incremented to load the app's page again where it stands. */
  reloads: number;
  /** Why the process of the app's page has ended, in Chromium's word, until the page is loaded again. Known in the desktop shell only. */
  appCrash: string | undefined;
  dialog: Dialog | undefined;
  /** Link in the address that waits for a confirmation. */
  offered: { readonly link: string; readonly scenario: Scenario } | undefined;
  /** Link that cannot be opened (shortened), and its problems. */
  broken: { readonly link: string; readonly problems: readonly Problem[] } | undefined;
  /** What has changed since the followed link was made: the build, or a default. */
  linkChanges: readonly string[];
  /** What the middle of the panel shows. */
  view: View;
  part: Part;
  /** Where the log is; undefined: beside a phone, which is narrow and high, and below everything else. */
  dock: 'bottom' | 'side' | undefined;
  /** Notice about the last action, shown for some seconds and read out; empty for none. */
  notice: string;
}

/** The state of the panel. */
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

/** Opens a dialog in place of the present one; undefined closes it. */
export function openDialog(dialog: Dialog | undefined): void {
  store.dialog = dialog;
}

/** Where the log is shown. */
export function dockOf({ dock, current }: Snapshot<PanelState>): 'bottom' | 'side' {
  const isPhone = current?.scenario.device === 'phone' || current?.scenario.device === 'small-phone';
  return dock ?? (isPhone ? 'side' : 'bottom');
}

/** Replaces the log. The list can be long, its entries large, and none of them changes, so valtio does not track them (`ref`). */
export function setRequests(entries: readonly LoggedRequest[]): void {
  store.requests = ref(entries.slice(-LOG_LIMIT));
}

/** Adds requests to the log, which is in the order of their ids. One that is in the log already is replaced by its newer version. */
export function addRequests(entries: readonly LoggedRequest[]): void {
  const next = store.requests.slice();
  for (const entry of entries) {
    const at = next.findLastIndex(({ id }) => id <= entry.id);
    next.splice(next[at]?.id === entry.id ? at : at + 1, next[at]?.id === entry.id ? 1 : 0, entry);
  }
  setRequests(next);
}
