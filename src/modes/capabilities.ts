import type { Mode } from '../domain/modes';

/** What a mode shows and how it behaves; the columns of design 5. */
export interface ModeCapabilities {
  readonly session: 'cookie' | 'token';
  readonly header: boolean;
  /** `unless-hidden`: shown unless the address says `hidden=true`. */
  readonly footer: boolean | 'unless-hidden';
  /** Who goes back: the browser, the native app, the messaging app's button, or nobody. */
  readonly back: 'browser' | 'host' | 'shell' | 'none';
  readonly background: 'page' | 'black';
  readonly leaving: 'redirect' | 'message' | 'close';
}

export const MODE_CAPABILITIES = {
  web: {
    session: 'cookie',
    header: true,
    footer: true,
    back: 'browser',
    background: 'page',
    leaving: 'redirect',
  },
  app: {
    session: 'cookie',
    header: false,
    footer: false,
    back: 'host',
    background: 'page',
    leaving: 'redirect',
  },
  sdk: {
    session: 'token',
    header: false,
    footer: 'unless-hidden',
    back: 'none',
    background: 'page',
    leaving: 'message',
  },
  'mini-program': {
    session: 'cookie',
    header: false,
    footer: false,
    back: 'shell',
    background: 'black',
    leaving: 'close',
  },
} as const satisfies Record<Mode, ModeCapabilities>;
