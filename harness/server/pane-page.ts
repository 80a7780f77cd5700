import { APP_FRAME_SANDBOX } from '../engine/app-frame';
import { html, page } from './html';
import { type Exchange, send, sendText } from './http';
import { panePolicy } from './policy';
import type { Session } from './session';

/**
 * The page around the app in a pane of a comparison. It is on the app's own host, so that its script can read what the app shows. The app
 * itself is served unchanged.
 */
export function sendPane(exchange: Exchange, session: Session): void {
  const { req } = exchange;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(exchange, 405, 'This page is read with GET');
    return;
  }
  const { scenario, url } = session.info();
  const text = page({
    title: 'Pane',
    layout: 'pane',
    theme: scenario.theme,
    script: 'pane.js',
    body: html`<iframe id="app" title="The account area" sandbox="${APP_FRAME_SANDBOX}" src="${url}" data-panel="${session.origins.mainPanel}"></iframe>
<div id="marks" aria-hidden="true"></div>`,
  });
  send(exchange, 200, 'text/html; charset=utf-8', text, {
    ...panePolicy(session.origins),
    'cache-control': 'no-store',
  });
}
