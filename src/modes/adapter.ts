import type { Mode, Platform } from '../domain/modes';
import type { Opening } from './opened';

/** What a mode does beyond what it shows. */
export interface ModeAdapter {
  /** Value of the platform header (spec 3). */
  readonly platform: () => Platform;
  /** Value of the extra user-agent header, in the messaging app's shell alone (spec 7). */
  readonly userAgentHeader: () => string | undefined;
  /** Wires the mode to its surroundings; returns the way to undo it. */
  readonly start: () => () => void;
}

/** From this width on a page counts as `pc`, below as `h5`. */
const WIDE = '(min-width: 768px)';
const byWidth = (): Platform => (matchMedia(WIDE).matches ? 'pc' : 'h5');
const nothing = () => () => {};

const webLike: ModeAdapter = { platform: byWidth, userAgentHeader: () => undefined, start: nothing };

/** One loader a mode; the messaging app's bridge is loaded in its shell alone. */
const ADAPTERS: Record<Mode, (opening: Opening, telegramOrigin: string) => Promise<ModeAdapter>> = {
  web: async () => webLike,
  app: async () => ({ ...webLike, platform: () => 'h5' }),
  sdk: async () => webLike,
  'mini-program': async (opening, telegramOrigin) =>
    (await import('./mini-program')).createMiniProgramAdapter(opening, telegramOrigin),
};

/** The adapter of the mode that the page was opened in. */
export function loadModeAdapter(opening: Opening, telegramOrigin: string): Promise<ModeAdapter> {
  return ADAPTERS[opening.mode](opening, telegramOrigin);
}
