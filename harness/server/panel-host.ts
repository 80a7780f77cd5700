import { join } from 'node:path';
import {
  CONTROL_PATH,
  DEFAULT_PORT,
  GALLERY_PATH,
  originsOf,
  PACKS_PATH,
  REGIONS_PATH,
  SWEEP_PATH,
} from '../engine/hosts';
import { findFile } from './files';
import { html, page } from './html';
import { type Exchange, type HostHandler, redirect, send, sendText } from './http';
import { panelPolicy, reportPolicy } from './policy';
import { regionsPage } from './regions-page';
import type { Session } from './session';
import { sendPagesFile } from './stand-ins';

interface PanelOptions {
  readonly panelDir: string;
  readonly sweepDir: string;
  readonly packsDir: string;
  readonly buildPanel?: () => Promise<void>;
}

/** Seconds after which a page that waits for the panel's build looks again. */
const LOOK_AGAIN_SECONDS = '2';

/** Files whose names hold a hash of their content, as the build of the panel and of the gallery writes them. */
const HASHED_FILE = /^assets\/.*-[\w-]{8}\.\w+$/;

/** The panel's origin: the control API, the built panel, and the gallery. */
export function createPanelHost(
  session: Session,
  control: HostHandler,
  { panelDir, sweepDir, packsDir, buildPanel }: PanelOptions,
): HostHandler {
  let building: Promise<void> | undefined;
  let failure = '';
  /** Starts the build of a missing panel once, and again after it has failed and somebody has read why. */
  const build = () => {
    building ??= buildPanel?.().then(
      () => {
        building = undefined;
        failure = '';
      },
      (error: unknown) => {
        failure = error instanceof Error ? error.message : String(error);
      },
    );
  };
  return async (exchange) => {
    const { req, rawPath } = exchange;
    if (rawPath.startsWith(`${CONTROL_PATH}/`)) return control(exchange);
    const headers = panelPolicy(session.origins);
    if (await sendPagesFile(exchange, headers)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(exchange, 405, 'Files are read with GET');
    if (rawPath === REGIONS_PATH) {
      const text = regionsPage(session.scenario.theme);
      return send(exchange, 200, 'text/html; charset=utf-8', text, { ...headers, 'cache-control': 'no-store' });
    }
    for (const [path, folder] of Object.entries({ [SWEEP_PATH]: sweepDir, [PACKS_PATH]: packsDir })) {
      if (rawPath.startsWith(path)) return sendReport(exchange, session, { path, folder });
    }
    const inGallery = rawPath.startsWith(GALLERY_PATH);
    const path = inGallery ? rawPath.slice(GALLERY_PATH.length - 1) : rawPath;
    const file = await findFile(
      inGallery ? join(panelDir, '../gallery') : panelDir,
      path === '/' ? '/index.html' : path,
    );
    if (file !== undefined) {
      // What a browser keeps is neither sent nor compiled again when the panel is opened anew.
      const cache = HASHED_FILE.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return send(exchange, 200, file.contentType, file.bytes, { ...headers, 'cache-control': cache });
    }
    if (rawPath !== '/') return sendText(exchange, 404, 'The panel has no such file');
    build();
    const waits = building !== undefined && failure === '';
    const told = failure;
    if (failure !== '') [building, failure] = [undefined, ''];
    send(exchange, 503, 'text/html; charset=utf-8', waits ? inBuild(session) : unbuilt(session, told), {
      ...headers,
      'cache-control': 'no-store',
      ...(waits && { refresh: LOOK_AGAIN_SECONDS }),
    });
  };
}

/**
 * Sends a file of the last sweep, or of a review pack. The report is a single file with an inline script, so that it opens without a server. It
 * is sandboxed without an origin, so the script cannot use the control API.
 */
async function sendReport(
  exchange: Exchange,
  session: Session,
  { path, folder }: { readonly path: string; readonly folder: string },
): Promise<void> {
  const file = await findFile(folder, exchange.rawPath.slice(path.length - 1));
  if (file === undefined) return sendText(exchange, 404, 'There is no such file of a sweep or a review pack');
  // The report's links have the default port; this server may have another port.
  const usual = originsOf(DEFAULT_PORT).panel;
  const isPage = file.path.endsWith('.html');
  const bytes = isPage ? file.bytes.toString('utf8').replaceAll(`${usual}/`, `${session.origins.panel}/`) : file.bytes;
  send(exchange, 200, file.contentType, bytes, { ...reportPolicy(), 'cache-control': 'no-store' });
}

/** The control API under the loopback names, which programs use. A browser is redirected to the panel's origin. */
export function createLoopbackHost(session: Session, control: HostHandler): HostHandler {
  return (exchange) => {
    if (exchange.rawPath.startsWith(`${CONTROL_PATH}/`)) return control(exchange);
    if (exchange.rawPath === '/') return redirect(exchange, 307, `${session.origins.panel}/`);
    return sendText(exchange, 404, `This name has the control API only, under ${CONTROL_PATH}/`);
  };
}

function inBuild({ scenario }: Session): string {
  const body = html`<main><h1>The panel is being built</h1><p>This page opens it as soon as it is there.</p></main>`;
  return page({ title: 'Harness', theme: scenario.theme, body });
}

/** @param failure why its build has failed; empty if it was not tried */
function unbuilt(session: Session, failure: string): string {
  return page({
    title: 'Harness',
    theme: session.scenario.theme,
    body: html`<main><h1>The panel is not built</h1>
${failure !== '' && html`<p>${failure}</p>`}
<p>This command builds what is missing and opens the harness:</p><pre><code>npm start</code></pre>
<p>The control API works without it: <a href="${CONTROL_PATH}/scenario">current scenario</a>,
<a href="${CONTROL_PATH}/requests">requests</a>, <a href="${CONTROL_PATH}/state">state</a>.
The app is at <a href="${session.info().url}">${session.info().url}</a>.</p></main>`,
  });
}
