import { afterEach, expect, it, vi } from 'vitest';
import type { Authority, Shell } from '../domain/modes';
import { MODES } from '../domain/testing';
import { type Capabilities, capabilitiesOf } from './capabilities';
import { platformOf, shellUserAgentOf } from './platform';

afterEach(() => vi.unstubAllGlobals());

interface Row extends Capabilities {
  readonly platforms: readonly [wide: string, narrow: string];
  readonly userAgent?: string;
}

const BROWSER = {
  back: 'browser',
  background: 'page',
  tabs: true,
  otherSites: 'link',
  platforms: ['pc', 'h5'],
} as const;
const APP = { back: 'host', background: 'page', tabs: false, otherSites: 'link', platforms: ['h5', 'h5'] } as const;
const MINI_PROGRAM = {
  back: 'shell',
  background: 'black',
  tabs: false,
  otherSites: 'shell',
  platforms: ['tg-mini-program', 'tg-mini-program'],
  userAgent: 'TelegramMiniProgram/8.0 (ios)',
} as const;

// biome-ignore format: one row per line is easier to compare
const TABLE = {
  'browser session': { ...BROWSER, header: true, footer: true, leaving: 'redirect', phone: true },
  'browser token': { ...BROWSER, header: false, footer: 'unless-hidden', leaving: 'message', phone: false },
  'app session': { ...APP, header: false, footer: false, leaving: 'redirect', phone: true },
  'app token': { ...APP, header: false, footer: false, leaving: 'message', phone: false },
  'mini-program session': { ...MINI_PROGRAM, header: false, footer: false, leaving: 'close', phone: true },
  'mini-program token': { ...MINI_PROGRAM, header: false, footer: false, leaving: 'close', phone: false },
} as const satisfies Record<`${Shell} ${Authority}`, Row>;

it.each(MODES)(
  'a page in the shell $shell by $authority has its header, footer, back button, way out and headers of calls',
  (mode) => {
    const onPage = (isWide: boolean) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 768px)' && isWide }));
      return platformOf(mode.shell);
    };
    const userAgent = shellUserAgentOf({ ...mode, shellPlatform: 'ios', shellVersion: '8.0' });
    expect({
      ...capabilitiesOf(mode),
      platforms: [onPage(true), onPage(false)],
      ...(userAgent !== undefined && { userAgent }),
    }).toEqual(TABLE[`${mode.shell} ${mode.authority}`]);
  },
);

it('a messaging app that does not name itself is called unknown', () => {
  const opening = { shell: 'mini-program', authority: 'session', shellPlatform: '', shellVersion: '' } as const;
  expect(shellUserAgentOf(opening)).toBe('TelegramMiniProgram/0 (unknown)');
});
