import { EMBEDDED_ROUTE } from '../../src/screens/screens';
import { appAddress } from '../core/address';
import { APP_FRAME_SANDBOX } from '../core/app-frame';
import type { Scenario } from '../core/scenario';
import { html, page } from './html';
import { type HostHandler, send, sendText } from './http';
import { withMessages } from './in-panel';
import { MESSENGER_EVENTS } from './messenger-events';
import { shellPolicy } from './policy';
import type { Session } from './session';
import { sendPagesFile } from './stand-ins';

const EVENT_OPTIONS = Object.entries(MESSENGER_EVENTS).map(
  ([eventType, eventData]) => html`<option value="${JSON.stringify({ eventType, eventData })}">${eventType}</option>`,
);

/**
 * Embeds the app as Telegram Web does: launch parameters, and answers to events. The script listens first, because a
 * cached app sends events at once.
 */
export function createTelegramHost(session: Session): HostHandler {
  return shellHost(session, 'mini-program', (address) =>
    page({
      title: 'Messaging app',
      layout: 'shell',
      theme: 'dark',
      script: 'telegram.js',
      body: html`<header class="bar">
<button type="button" id="back" hidden>Back</button>
<h1>Account</h1>
<button type="button" id="close">Close</button>
</header>
<iframe id="app" title="Mini-program" sandbox="${APP_FRAME_SANDBOX}" data-address="${address}" allow="camera; microphone"></iframe>
<section id="closed" class="centre" hidden><p>The mini-program was closed.</p><button type="button" id="open">Open again</button></section>
<details class="log"><summary>Events <output id="count">0</output></summary>
<p><select id="event" aria-label="Event">${EVENT_OPTIONS}</select> <button type="button" id="send">Send</button></p>
<ol id="events"></ol></details>`,
    }),
  );
}

/** Embeds the SDK mode and lists its messages. */
export function createEmbedHost(session: Session): HostHandler {
  return shellHost(session, 'sdk', (address) =>
    page({
      title: 'Embedding page',
      layout: 'shell',
      theme: session.scenario.theme,
      script: 'embed.js',
      body: html`<header class="bar"><h1>Page of a customer</h1></header>
<iframe id="app" title="Identity verification" sandbox="${APP_FRAME_SANDBOX}" data-address="${address}" allow="camera; microphone"></iframe>
<details class="log" open><summary>Messages <output id="count">0</output></summary><ol id="events"></ol></details>`,
    }),
  );
}

function shellHost(session: Session, mode: Scenario['mode'], render: (address: string) => string): HostHandler {
  return async (exchange) => {
    const headers = shellPolicy(session.origins);
    if (await session.page.handle(exchange)) return;
    if (await sendPagesFile(exchange, headers)) return;
    if (exchange.rawPath !== '/') return sendText(exchange, 404, 'This host has one page: /');
    const { scenario } = session;
    // Other modes' routes cannot be embedded.
    const route = mode === 'sdk' && scenario.mode !== mode ? EMBEDDED_ROUTE : scenario.route;
    const shell = render(appAddress({ ...scenario, mode, route }, session.origins));
    const text = withMessages(shell, exchange, session.page.isWatched);
    send(exchange, 200, 'text/html; charset=utf-8', text, { ...headers, 'cache-control': 'no-store' });
  };
}
