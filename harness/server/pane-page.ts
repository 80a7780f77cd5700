import { BASE_PATH } from '../../src/domain/initial-config';
import { lookUp } from '../../src/domain/look-up';
import { APP_FRAME_ALLOW, APP_FRAME_SANDBOX } from '../engine/app-frame';
import { DRIVER_FILE, PANE_PATH, STAGE_PATH } from '../engine/hosts';
import { KEYS_OF_THE_PANEL, TYPED_INTO } from '../engine/panel-keys';
import { findFile } from './files';
import { html, page } from './html';
import { type Exchange, send, sendText } from './http';
import { inPanelCookie } from './in-panel';
import { pagesFileOf } from './pages-path';
import { aroundPolicy } from './policy';
import type { Session } from './session';

/** A page around the app: in a pane of a comparison, or in the frame of the session's own panel. */
interface Around {
  readonly title: string;
  readonly script: string;
  /** Origin of the panel that shows it; no other page may. */
  readonly panelOf: (session: Session) => string;
}

const AROUND: Readonly<Record<string, Around>> = {
  [PANE_PATH]: { title: 'Pane', script: 'pane.js', panelOf: ({ origins }) => origins.mainPanel },
  [STAGE_PATH]: { title: 'App', script: 'stage.js', panelOf: ({ origins }) => origins.panel },
};

/**
 * Sends a page around the app, if the path is one. Such a page is on the app's own host, so that its script can reach the app's page. The
 * app itself is served unchanged in a pane, and with the link to the panel (`in-panel.ts`) in the panel's frame. The default session is not
 * shown in panes.
 *
 * @returns whether an answer was sent
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

/**
 * Sends the driver of walks, which the page around the app loads when the panel replays or records one. It is built with the panel.
 *
 * @returns whether an answer was sent
 */
export async function sendDriver(exchange: Exchange, panelDir: string): Promise<boolean> {
  if (pagesFileOf(exchange.rawPath)?.name !== DRIVER_FILE) return false;
  const file = await findFile(panelDir, `/${DRIVER_FILE}`);
  if (file === undefined) return false;
  send(exchange, 200, file.contentType, file.bytes, { 'cache-control': 'no-cache' });
  return true;
}
