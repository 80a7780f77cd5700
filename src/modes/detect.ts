import { BASE_PATH } from '../domain/initial-config';
import type { Mode } from '../domain/modes';

/** Facts from which the mode is detected. */
export interface ModeClues {
  readonly pathname: string;
  readonly search: string;
  readonly userAgent: string;
  readonly hasLaunchParameters: boolean;
}

const SDK_PATH = `${BASE_PATH}auth/sdk`;

/** Modes in order of precedence: the first match wins, and `web` is the default. */
const DETECTORS: readonly { readonly mode: Mode; readonly matches: (clues: ModeClues) => boolean }[] = [
  // Without a token too: the SDK screen then shows that a new link is needed, instead of sending the member to the login.
  { mode: 'sdk', matches: ({ pathname }) => pathname.replace(/\/$/, '') === SDK_PATH },
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
