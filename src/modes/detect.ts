import type { Mode } from '../domain/modes';
import { EMBEDDED_ROUTE, screenAtAddress } from '../domain/routes';

/** Facts from which the mode is detected. */
export interface ModeClues {
  readonly pathname: string;
  readonly search: string;
  readonly userAgent: string;
  readonly hasLaunchParameters: boolean;
  /** Whether the address had an SDK token, or had one when this entry of the browser's history was opened. */
  readonly hasToken: boolean;
}

/** Modes in order of precedence: the first match wins, and `web` is the default. */
const DETECTORS: readonly { readonly mode: Mode; readonly matches: (clues: ModeClues) => boolean }[] = [
  // The embedded verification without a token too: it then shows that a new link is needed, instead of sending the member to the login.
  {
    mode: 'sdk',
    matches: ({ pathname, hasToken }) => {
      const screen = screenAtAddress(pathname);
      return screen === EMBEDDED_ROUTE || (hasToken && screen !== undefined);
    },
  },
  { mode: 'mini-program', matches: ({ hasLaunchParameters }) => hasLaunchParameters },
  {
    mode: 'app',
    matches: ({ userAgent, search }) =>
      userAgent.includes('AccountApp/') || new URLSearchParams(search).get('app') === '1',
  },
];

/** Detects the mode in which the page was opened. */
export function detectMode(clues: ModeClues): Mode {
  return DETECTORS.find(({ matches }) => matches(clues))?.mode ?? 'web';
}
