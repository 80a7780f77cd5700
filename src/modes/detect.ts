import { BASE_PATH } from '../domain/initial-config';
import type { Mode } from '../domain/modes';

/** What the mode is read from. */
export interface ModeClues {
  readonly pathname: string;
  readonly search: string;
  readonly userAgent: string;
  readonly hasLaunchParameters: boolean;
}

const SDK_PATH = `${BASE_PATH}auth/sdk`;

/** One row a mode, first match wins; `web` is none of the others (design 5). */
const DETECTORS: readonly { readonly mode: Mode; readonly matches: (clues: ModeClues) => boolean }[] = [
  // The path alone decides: without a token the screen itself asks for a new one, instead of for a login.
  { mode: 'sdk', matches: ({ pathname }) => pathname.replace(/\/$/, '') === SDK_PATH },
  { mode: 'mini-program', matches: ({ hasLaunchParameters }) => hasLaunchParameters },
  {
    mode: 'app',
    matches: ({ userAgent, search }) =>
      userAgent.includes('AccountApp/') || new URLSearchParams(search).get('app') === '1',
  },
];

/** The mode that the page was opened in. */
export function detectMode(clues: ModeClues): Mode {
  return DETECTORS.find(({ matches }) => matches(clues))?.mode ?? 'web';
}
