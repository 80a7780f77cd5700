import { BASE_PATH } from '../../src/domain/initial-config';
import { lookUp } from '../../src/domain/look-up';
import { APP_FRAME_ALLOW, APP_FRAME_SANDBOX } from '../core/app-frame';
import { PANE_PATH, STAGE_PATH } from '../core/hosts';
import { KEYS_OF_THE_PANEL, TYPED_INTO } from '../core/panel-keys';
import { html, page } from './html';
import { type Exchange, send, sendText } from './http';
import { inPanelCookie } from './in-panel';
import { aroundPolicy } from './policy';
import type { Session } from './session';

interface Around {
  readonly title: string;
  readonly script: string;
  /** The only page that may frame it. */
  readonly panelOf: (session: Session) => string;
}

const AROUND: Readonly<Record<string, Around>> = {
  [PANE_PATH]: { title: 'Pane', script: 'pane.js', panelOf: ({ origins }) => origins.mainPanel },
  [STAGE_PATH]: { title: 'App', script: 'stage.js', panelOf: ({ origins }) => origins.panel },
};

/**
 * Pages around the app are on its own host, so that their scripts can reach it. Panes get the app unchanged; the
 * panel's frame gets the link (`in-panel.ts`). @returns whether it answered
 */
export function sendAround(exchange: Exchange, session: Session): boolean {
  const around = lookUp(AROUND, exchange.rawPath);
  if (around === undefined || (exchange.rawPath === PANE_PATH && session.id === undefined)) return false;
  const { method } = exchange.req;
  if (method !== 'GET' && method !== 'HEAD') {
    sendText(exchange, 405, 'This page is read with GET');
    return true;
  }
  const { scenario, url } = session.info();
  if (exchange.rawPath === STAGE_PATH) session.page.isWatched = true;
  const panel = around.panelOf(session);
  const text = page({
    title: around.title,
    layout: 'pane',
    theme: scenario.theme,
    script: around.script,
    body: html`<iframe id="app" title="The account area" sandbox="${APP_FRAME_SANDBOX}" allow="${APP_FRAME_ALLOW}" src="${url}" data-panel="${panel}" data-keys="${KEYS_OF_THE_PANEL.join(' ')}" data-fields="${TYPED_INTO}"></iframe>
<div id="marks" aria-hidden="true"></div>`,
  });
  send(exchange, 200, 'text/html; charset=utf-8', text, {
    ...aroundPolicy(session.origins, panel),
    'cache-control': 'no-store',
    ...(exchange.rawPath === STAGE_PATH && { 'set-cookie': inPanelCookie(BASE_PATH) }),
  });
  return true;
}
