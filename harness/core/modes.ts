import type { Mode } from '../../src/domain/modes';

/** Three shells with a session, and `sdk`, a browser with a token. */
export const MODES = ['web', 'app', 'sdk', 'mini-program'] as const;
export type ModeWord = (typeof MODES)[number];

interface Place {
  readonly mode: ModeWord;
  readonly query: Readonly<Record<string, string>>;
}

/** `query.token` makes other shells open the app by token. */
export function modeOf({ mode, query }: Place): Mode {
  const isByToken = mode === 'sdk' || query.token !== undefined;
  return { shell: mode === 'web' || mode === 'sdk' ? 'browser' : mode, authority: isByToken ? 'token' : 'session' };
}
