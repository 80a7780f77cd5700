import type { CDPSession } from '@playwright/test';

/** A connection to one page by the Chrome DevTools Protocol. */
export interface PageSession {
  readonly send: CDPSession['send'];
  /** Called for each event with its name and parameters. */
  onEvent: (name: string, details: unknown) => void;
}

/** An answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens a page and connects to it through the browser's session. Messages to the page are nested in messages to the
 * browser, which Playwright passes on unchanged.
 * @param browserContextId a context created through the same session. Default: the browser's default profile
 */
export async function openPageSession(browser: CDPSession, browserContextId?: string): Promise<PageSession> {
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    ...(browserContextId && { browserContextId }),
  });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const rejectAll = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const receive = ({ id, result, error, method, params }: Message) => {
    if (method === 'Inspector.targetCrashed') rejectAll('The page crashed');
    if (id === undefined) return session.onEvent(method ?? '', params);
    const command = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) command?.resolve(result);
    else command?.reject(new Error(error.message));
  };
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId === sessionId) receive(JSON.parse(event.message) as Message);
  });
  browser.on('Target.detachedFromTarget', (event) => {
    if (event.sessionId === sessionId) rejectAll('The page was closed');
  });

  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const message = JSON.stringify({ id: lastId, method, params });
      browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  const session: PageSession = { send: send as CDPSession['send'], onEvent: () => {} };
  return session;
}
