import { proxy } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import type { PaneLook } from '../../core/pane-messages';
import type { ScenarioInfo } from '../../server/session';

export interface Pane {
  readonly id: string;
  /** First digits of the build's hash. Default: the harness's own build. */
  readonly build: string | undefined;
  info: ScenarioInfo;
  /** Incremented to reopen the app. */
  opening: number;
  look: PaneLook | undefined;
  requests: readonly LoggedRequest[];
}

interface BrokenPane {
  readonly link: string;
  readonly message: string;
}

interface CompareState {
  panes: Pane[];
  broken: BrokenPane[];
  opening: number;
  scrollsTogether: boolean;
  goesTogether: boolean;
  marks: boolean;
  /** Index of the pane that the palette changes. */
  target: number;
}

export const compareStore = proxy<CompareState>({
  panes: [],
  broken: [],
  opening: 0,
  scrollsTogether: true,
  goesTogether: true,
  marks: true,
  target: 0,
});
