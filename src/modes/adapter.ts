import type { Mode, Platform } from '../domain/modes';
import { loadFile } from '../lib/load-file';
import type { PageContext } from './page-context';
import { platformOf } from './platform';

/** Behaviour of a mode that the table in `capabilities.ts` does not cover. */
export interface ModeAdapter {
  /** Value of the platform header. */
  readonly platform: () => Platform;
  /** Value of the extra user-agent header; undefined outside the messaging app's shell. */
  readonly userAgentHeader: () => string | undefined;
  /** Connects the mode to its host. Returns the function that disconnects it. */
  readonly start: () => () => void;
}

const nothing = () => () => {};

const withoutShell = (mode: Parameters<typeof platformOf>[0]): ModeAdapter => ({
  platform: () => platformOf(mode),
  userAgentHeader: () => undefined,
  start: nothing,
});

/** One loader for each mode; the messaging app's bridge is only loaded in its shell. */
const ADAPTERS: Record<Mode, (opening: PageContext, telegramOrigin: string) => Promise<ModeAdapter>> = {
  web: async () => withoutShell('web'),
  app: async () => withoutShell('app'),
  sdk: async () => withoutShell('sdk'),
  'mini-program': async (opening, telegramOrigin) =>
    (await loadFile(() => import('./mini-program'))).createMiniProgramAdapter(opening, telegramOrigin),
};

/** Loads the adapter of the mode that the page was opened in. */
export function loadModeAdapter(opening: PageContext, telegramOrigin: string): Promise<ModeAdapter> {
  return ADAPTERS[opening.mode](opening, telegramOrigin);
}
