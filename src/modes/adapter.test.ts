import { afterEach, expect, it, vi } from 'vitest';
import type { Mode } from '../domain/modes';
import { loadModeAdapter } from './adapter';

afterEach(() => vi.unstubAllGlobals());

/** A window that is wide or narrow. */
const windowIs = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 768px)' && width === 'wide' }));
const load = (mode: Mode) =>
  loadModeAdapter({ mode, shellPlatform: 'ios', shellVersion: '8' }, 'https://web.telegram.org');

it.each([
  ['web', 'wide', 'pc'],
  ['web', 'narrow', 'h5'],
  ['sdk', 'wide', 'pc'],
  ['sdk', 'narrow', 'h5'],
  ['app', 'wide', 'h5'],
  ['mini-program', 'wide', 'tg-mini-program'],
] as const)('the platform of mode %s in a %s window is %s', async (mode, width, platform) => {
  windowIs(width);
  expect((await load(mode)).platform()).toBe(platform);
});

it.each(['web', 'app', 'sdk'] as const)(
  'mode %s sends no user-agent header and has nothing to disconnect',
  async (mode) => {
    const adapter = await load(mode);
    expect(adapter.userAgentHeader()).toBeUndefined();
    expect(adapter.start()()).toBeUndefined();
  },
);

it('the mini-program names the shell in its user-agent header', async () => {
  expect((await load('mini-program')).userAgentHeader()).toBe('TelegramMiniProgram/8 (ios)');
});
