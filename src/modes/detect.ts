import type { Mode } from '../domain/modes';
import { screenAtAddress } from '../domain/routes';

/** Facts from which the mode is detected. */
export interface ModeClues {
  readonly pathname: string;
  readonly search: string;
  readonly userAgent: string;
  readonly hasLaunchParameters: boolean;
}

/** Modes in order of precedence: the first match wins, and `web` is the default. */
const DETECTORS: readonly { readonly mode: Mode; readonly matches: (clues: ModeClues) => boolean }[] = [
  // Without a token too: the SDK screen then shows that a new link is needed, instead of sending the member to the login.
  { mode: 'sdk', matches: ({ pathname }) => screenAtAddress(pathname) === '/auth/sdk' },
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
