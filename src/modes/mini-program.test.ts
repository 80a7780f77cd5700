import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Authority } from '../domain/modes';
import { AUTHORITIES } from '../domain/testing';
import { navigation } from '../lib/navigated';
import { closeShell, connectMiniProgram } from './mini-program';

const posted: unknown[] = [];
const goBack = vi.fn();
let entry: { back: () => void; replaceState: () => void; state: { idx: number } | null };
let page: EventTarget & { visibilityState: string; referrer: string };

const shell = {
  postEvent: (name: string, parameters: string) => posted.push([name, ...(parameters ? [JSON.parse(parameters)] : [])]),
};
/** One window, because the bridge subscribes once. It ignores synthetic events of parents. */
const view: EventTarget & {
  TelegramWebviewProxy?: typeof shell;
  TelegramGameProxy_receiveEvent?: (name: string) => void;
  parent: null;
} = Object.assign(new EventTarget(), { parent: null });

beforeEach(() => {
  posted.length = 0;
  goBack.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: 'https://web.telegram.org/' });
  view.TelegramWebviewProxy = shell;
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'https://x.example' });
  entry = { back: goBack, replaceState: vi.fn(), state: { idx: 1 } };
  vi.stubGlobal('history', entry);
});
afterEach(() => vi.unstubAllGlobals());

const connect = (shellPlatform = 'android', authority: Authority = 'session') =>
  connectMiniProgram(
    { shell: 'mini-program', authority, shellPlatform, shellVersion: '7.2' },
    'https://web.telegram.org',
  );
const back = (visible: boolean) => ['web_app_setup_back_button', { is_visible: visible }];
const pressBack = () => view.TelegramGameProxy_receiveEvent?.('back_button_pressed');
const sincePosted = () => posted.splice(0);

describe('the shell', () => {
  it.each(AUTHORITIES)('is expanded, painted black and gets a back button by %s', (authority) => {
    const stop = connect('android', authority);
    expect(sincePosted()).toEqual([
      ['web_app_expand'],
      ['web_app_set_background_color', { color: '#000000' }],
      ['web_app_set_header_color', { color: '#000000' }],
      ['iframe_ready', { reload_supported: true }],
      back(true),
    ]);
    stop();
  });

  it('has a back button only while a page is behind', () => {
    entry.state = null;
    const stop = connect();
    expect(sincePosted()).toContainEqual(back(false));
    navigation.emit();
    expect(sincePosted()).toEqual([]);
    entry.state = { idx: 1 };
    navigation.emit();
    expect(sincePosted()).toEqual([back(true)]);
    entry.state = { idx: 0 };
    navigation.emit();
    expect(sincePosted()).toEqual([back(false)]);
    stop();
    page.referrer = 'https://x.example/';
    for (const [type, isBehind] of [
      ['navigate', true],
      ['reload', false],
    ] as const) {
      vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
      const stopAgain = connect();
      expect(sincePosted(), type).toContainEqual(back(isBehind));
      stopAgain();
      sincePosted();
    }
  });

  it("answers 'Reload page', and reloads", async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'https://x.example/a', pathname: '/a', reload });
    const stop = connect();
    sincePosted();
    view.TelegramGameProxy_receiveEvent?.('reload_iframe');
    expect(sincePosted()).toEqual([['iframe_will_reload']]);
    stop();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('goes back in history when its back button is pressed, until the app is disconnected', () => {
    const stop = connect();
    pressBack();
    expect(goBack).toHaveBeenCalledTimes(1);
    sincePosted();
    stop();
    expect(sincePosted()).toEqual([back(false)]);
    pressBack();
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('shows the button on iOS only while the page is visible', () => {
    const stop = connect('ios');
    sincePosted();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sincePosted()).toEqual([back(false)]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sincePosted()).toEqual([back(true)]);
    window.dispatchEvent(new Event('pagehide'));
    expect(sincePosted()).toEqual([back(false)]);
    stop();
    sincePosted();
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sincePosted()).toEqual([]);
  });

  it('keeps the button on other platforms when the page is hidden', () => {
    const stop = connect('android');
    sincePosted();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sincePosted()).toEqual([]);
    stop();
  });

  it('is closed on request', () => {
    expect(closeShell()).toBe(true);
    expect(sincePosted()).toEqual([['web_app_close']]);
  });

  it('may be missing: the page works without it, and nothing is closed', () => {
    delete view.TelegramWebviewProxy;
    expect(() => connect()()).not.toThrow();
    expect(closeShell()).toBe(false);
  });
});
