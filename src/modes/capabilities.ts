import type { Authority, Mode, Shell } from '../domain/modes';

/** See PRODUCT.md, 'Modes'. */
interface ShellRow {
  readonly frame: boolean;
  /** Browser, native app (`host`) or messaging app (`shell`). */
  readonly back: 'browser' | 'host' | 'shell';
  readonly background: 'page' | 'black';
  readonly tabs: boolean;
  /** By link, or by the shell in the browser. */
  readonly otherSites: 'link' | 'shell';
  readonly leaving: 'redirect' | 'close';
}

interface AuthorityRow {
  readonly header: boolean;
  /** By `hidden=true` in the address. */
  readonly footer: true | 'unless-hidden';
  /** Without a token in its address. */
  readonly phone: boolean;
  /** A business that may have opened the page. */
  readonly embedder: boolean;
}

const BY_SHELL: Readonly<Record<Shell, ShellRow>> = {
  browser: { frame: true, back: 'browser', background: 'page', tabs: true, otherSites: 'link', leaving: 'redirect' },
  app: { frame: false, back: 'host', background: 'page', tabs: false, otherSites: 'link', leaving: 'redirect' },
  'mini-program': {
    frame: false,
    back: 'shell',
    background: 'black',
    tabs: false,
    otherSites: 'shell',
    leaving: 'close',
  },
};

const BY_AUTHORITY: Readonly<Record<Authority, AuthorityRow>> = {
  session: { header: true, footer: true, phone: true, embedder: false },
  token: { header: false, footer: 'unless-hidden', phone: false, embedder: true },
};

export interface Capabilities extends Omit<ShellRow, 'frame' | 'leaving'>, Pick<AuthorityRow, 'phone'> {
  readonly header: boolean;
  readonly footer: boolean | 'unless-hidden';
  /** By a page, a message, or closing the shell's view. */
  readonly leaving: ShellRow['leaving'] | 'message';
}

export function capabilitiesOf({ shell, authority }: Mode): Capabilities {
  const { frame, leaving, ...byShell } = BY_SHELL[shell];
  const { header, footer, phone, embedder } = BY_AUTHORITY[authority];
  return {
    ...byShell,
    phone,
    header: frame && header,
    footer: frame && footer,
    // Its parent page is not a business's.
    leaving: leaving === 'redirect' && embedder ? 'message' : leaving,
  };
}
