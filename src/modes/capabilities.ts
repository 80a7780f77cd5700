import type { Mode } from '../domain/modes';

/** What a mode shows and how it behaves; see PRODUCT.md, 'Modes'. */
export interface ModeCapabilities {
  readonly session: 'cookie' | 'token';
  readonly header: boolean;
  /** `unless-hidden`: shown unless the address has `hidden=true`. */
  readonly footer: boolean | 'unless-hidden';
  /** Back navigation: the browser's, the native app's (`host`), the messaging app's button (`shell`), or none. */
  readonly back: 'browser' | 'host' | 'shell' | 'none';
  readonly background: 'page' | 'black';
  /** How the member leaves: to another page, by a message to the embedding page, or by closing the messaging app's view. */
  readonly leaving: 'redirect' | 'message' | 'close';
  /** How another site is opened: by a link, or by the messaging app's shell in the member's browser, so that the view keeps its page. */
  readonly otherSites: 'link' | 'shell';
}

/** One row for each mode. */
export const MODE_CAPABILITIES = {
  web: {
    session: 'cookie',
    header: true,
    footer: true,
    back: 'browser',
    background: 'page',
    leaving: 'redirect',
    otherSites: 'link',
  },
  app: {
    session: 'cookie',
    header: false,
    footer: false,
    back: 'host',
    background: 'page',
    leaving: 'redirect',
    otherSites: 'link',
  },
  sdk: {
    session: 'token',
    header: false,
    footer: 'unless-hidden',
    back: 'none',
    background: 'page',
    leaving: 'message',
    otherSites: 'link',
  },
  'mini-program': {
    session: 'cookie',
    header: false,
    footer: false,
    back: 'shell',
    background: 'black',
    leaving: 'close',
    otherSites: 'shell',
  },
} as const satisfies Record<Mode, ModeCapabilities>;
