import { proxy, ref } from 'valtio';
import type { Problem, Scenario } from '../../engine/scenario';
import type { BuildAnswer, Catalogue, RequestEntry, ScenarioAnswer } from './protocol';

/** The most requests that the log keeps; older ones leave at the top. */
export const LOG_LIMIT = 1000;

export type Dialog = 'search' | 'scenarios' | 'routes' | 'help';
/** What the drawer shows. */
export type DrawerTab = 'requests' | 'state';
/** On a narrow screen one part is seen at a time. */
export type Part = 'controls' | 'app' | 'log';

interface PanelState {
  connection: 'connecting' | 'online' | 'offline';
  /** The server's scenario, its link, and where the app opens. */
  current: ScenarioAnswer | undefined;
  catalogue: Catalogue | undefined;
  build: BuildAnswer | undefined;
  /** The mock's own state, as the server prints it. */
  mockState: unknown;
  requests: RequestEntry[];
  selected: number | undefined;
  filter: string;
  tab: DrawerTab;
  /** What the server found wrong with the last change, by the key it is about. */
  problems: readonly Problem[];
  /** What was typed and not taken yet, by the control's path: a refused value stays in its field. */
  drafts: Record<string, string>;
  /** Counted up to open the app anew; `fresh` says whether it starts without cookies and storage. */
  opening: { count: number; fresh: boolean };
  /** Where the app is now; only the desktop shell can see it. */
  appAddress: string | undefined;
  dialog: Dialog | undefined;
  /** A link from elsewhere that somebody has to decide about. */
  offered: { readonly link: string; readonly scenario: Scenario } | undefined;
  /** A link that cannot be opened, shortened, and why. */
  broken: { readonly link: string; readonly problems: readonly Problem[] } | undefined;
  part: Part;
  dock: 'bottom' | 'side';
  /** One short sentence about what just happened, read out and shown for a moment. */
  notice: string;
}

export const store = proxy<PanelState>({
  connection: 'connecting',
  current: undefined,
  catalogue: undefined,
  build: undefined,
  mockState: undefined,
  requests: [],
  selected: undefined,
  filter: '',
  tab: 'requests',
  problems: [],
  drafts: {},
  opening: { count: 0, fresh: true },
  appAddress: undefined,
  dialog: undefined,
  offered: undefined,
  broken: undefined,
  part: 'app',
  dock: 'bottom',
  notice: '',
});

/** Bodies can be large and never change: they are kept as they are, not watched. */
export function setRequests(entries: readonly RequestEntry[]): void {
  store.requests = entries.slice(-LOG_LIMIT).map((entry) => ref(entry));
}

/** Adds what came since, and takes a later word on the same request for the last. */
export function addRequests(entries: readonly RequestEntry[]): void {
  const known = new Map(store.requests.map((entry) => [entry.id, entry]));
  for (const entry of entries) known.set(entry.id, ref(entry));
  store.requests = [...known.values()].slice(-LOG_LIMIT);
}
