import { proxy } from 'valtio';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioInfo } from '../../server/session';
import type { LookItem } from './facts';

/** Data that the script of a pane has read from its page. */
export interface PaneLook {
  /** Number of the reading. Messages about items contain it, and are ignored if the page was read again since. */
  readonly look: number;
  /** `left`: it shows a page of the wider product. `away`: it shows a page of another host, such as a vendor's. */
  readonly state: 'ready' | 'loading' | 'left' | 'away';
  /** Path and query, without the language. */
  readonly place: string;
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly items: readonly LookItem[];
}

/** One pane: its session, and what its page shows. */
export interface Pane {
  readonly id: string;
  /** First digits of the hash of its build; undefined for the harness's own build. */
  readonly build: string | undefined;
  info: ScenarioInfo;
  /** Incremented to open the app in it again. */
  opening: number;
  look: PaneLook | undefined;
  requests: readonly LoggedRequest[];
}

/** A pane that could not be opened, and why. */
interface BrokenPane {
  readonly link: string;
  readonly message: string;
}

interface CompareState {
  panes: Pane[];
  broken: BrokenPane[];
  /** Number of panes that are being opened. */
  opening: number;
  scrollsTogether: boolean;
  goesTogether: boolean;
  marks: boolean;
  /** Index of the pane that the palette changes. */
  target: number;
}

/** The state of the comparison. */
export const compareStore = proxy<CompareState>({
  panes: [],
  broken: [],
  opening: 0,
  scrollsTogether: true,
  goesTogether: true,
  marks: true,
  target: 0,
});
