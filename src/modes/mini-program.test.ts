import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeShell, createMiniProgramAdapter } from './mini-program';
import type { PageContext } from './page-context';

const posted: unknown[] = [];
const goBack = vi.fn();
let page: EventTarget & { visibilityState: string };

/** The interface by which the messaging app's web view takes events. */
const shell = {
  postEvent: (name: string, parameters: string) => posted.push([name, ...(parameters ? [JSON.parse(parameters)] : [])]),
};
/**
 * One window for all tests, because the bridge subscribes to the window's events once. Without a parent: the bridge takes messages of the
 * parent only, and events that a program makes have none.
 */
const view: EventTarget & {
  TelegramWebviewProxy?: typeof shell;
  TelegramGameProxy_receiveEvent?: (name: string) => void;
  parent: null;
} = Object.assign(new EventTarget(), { parent: null });

beforeEach(() => {
  posted.length = 0;
  goBack.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  view.TelegramWebviewProxy = shell;
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', page);
  vi.stubGlobal('history', { back: goBack });
});
afterEach(() => vi.unstubAllGlobals());

const context = (shellPlatform: string, shellVersion = '7.2'): PageContext => ({
  mode: 'mini-program',
  shellPlatform,
  shellVersion,
});
const adapter = (shellPlatform = 'android') =>
  createMiniProgramAdapter(context(shellPlatform), 'https://web.telegram.org');
const back = (visible: boolean) => ['web_app_setup_back_button', { is_visible: visible }];
/** Presses the shell's back button. The bridge puts the function that receives events into the window when it subscribes. */
const pressBack = () => view.TelegramGameProxy_receiveEvent?.('back_button_pressed');
/** What was posted since the last call. */
const sincePosted = () => posted.splice(0);

describe('the headers of a mini-program', () => {
  it('name its platform and version', () => {
    expect(adapter().platform()).toBe('tg-mini-program');
    expect(adapter().userAgentHeader()).toBe('TelegramMiniProgram/7.2 (android)');
  });

  it('say so when the shell does not tell them', () => {
    const unknown = createMiniProgramAdapter(context('', ''), 'https://web.telegram.org');
    expect(unknown.userAgentHeader()).toBe('TelegramMiniProgram/0 (unknown)');
  });
});

describe('the shell', () => {
  it('is expanded, painted black and gets a back button', () => {
    const stop = adapter().start();
    expect(sincePosted()).toEqual([
      ['web_app_expand'],
      ['web_app_set_background_color', { color: '#000000' }],
      ['web_app_set_header_color', { color: '#000000' }],
      back(true),
    ]);
    stop();
  });

  it('goes back in history when its back button is pressed, until the app is disconnected', () => {
    const stop = adapter().start();
    pressBack();
    expect(goBack).toHaveBeenCalledTimes(1);
    sincePosted();
    stop();
    expect(sincePosted()).toEqual([back(false)]);
    pressBack();
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('shows the button on iOS only while the page is visible', () => {
    const stop = adapter('ios').start();
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
    const stop = adapter('android').start();
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
    expect(() => adapter().start()()).not.toThrow();
    expect(closeShell()).toBe(false);
  });
});
