import { join } from 'node:path';
import {
  CONTROL_PATH,
  DEFAULT_PORT,
  GALLERY_PATH,
  originsOf,
  PACKS_PATH,
  REGIONS_PATH,
  SWEEP_PATH,
} from '../core/hosts';
import { findFile } from '../kit/files';
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

const LOOK_AGAIN_SECONDS = '2';

/** Their names contain a hash of the content. */
const HASHED_FILE = /^assets\/.*-[\w-]{8}\.\w+$/;

export function createPanelHost(
  session: Session,
  control: HostHandler,
  { panelDir, sweepDir, packsDir, buildPanel }: PanelOptions,
): HostHandler {
  let building: Promise<void> | undefined;
  let failure = '';
  /** Starts once, and again after a reported failure. */
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
      // Cached files open the panel faster.
      const cache = HASHED_FILE.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return send(exchange, 200, file.contentType, file.bytes, { ...headers, 'cache-control': cache });
    }
    if (rawPath !== '/') return sendText(exchange, 404, 'The panel has no such file');
    if (!isFromElsewhere(exchange)) build();
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

/** A page elsewhere must not start a program: a member of this origin, or a program without a browser, does. */
function isFromElsewhere({ req: { headers } }: Exchange): boolean {
  return /^(cross|same)-site$/.test(String(headers['sec-fetch-site']));
}

/**
 * Reports have an inline script, to open without a server. Sandboxed without an origin, so they cannot use the control
 * API.
 */
async function sendReport(
  exchange: Exchange,
  session: Session,
  { path, folder }: { readonly path: string; readonly folder: string },
): Promise<void> {
  const file = await findFile(folder, exchange.rawPath.slice(path.length - 1));
  if (file === undefined) return sendText(exchange, 404, 'There is no such file of a sweep or a review pack');
  // Links in reports have the default port.
  const usual = originsOf(DEFAULT_PORT).panel;
  const isPage = file.path.endsWith('.html');
  const bytes = isPage ? file.bytes.toString('utf8').replaceAll(`${usual}/`, `${session.origins.panel}/`) : file.bytes;
  send(exchange, 200, file.contentType, bytes, { ...reportPolicy(), 'cache-control': 'no-store' });
}

/** For programs. Browsers are redirected to the panel's origin. */
export function createLoopbackHost(session: Session, control: HostHandler): HostHandler {
  return (exchange) => {
    if (exchange.rawPath.startsWith(`${CONTROL_PATH}/`)) return control(exchange);
    if (exchange.rawPath === '/') return redirect(exchange, 307, `${session.origins.panel}/`);
    return sendText(exchange, 404, `This name has the control API only, under ${CONTROL_PATH}/`);
  };
}

function inBuild({ scenario }: Session): string {
  const body = html`<main><h1>The panel is being built</h1><p>This page opens it as soon as it is ready.</p></main>`;
  return page({ title: 'Harness', theme: scenario.theme, body });
}

/** @param failure empty if no build was tried */
function unbuilt(session: Session, failure: string): string {
  return page({
    title: 'Harness',
    theme: session.scenario.theme,
    body: html`<main><h1>The panel is not built</h1>
${failure !== '' && html`<p>${failure}</p>`}
<p><a href="/">Build it and open it</a>. This command does the same and opens the harness:</p><pre><code>npm start</code></pre>
<p>The control API works without it: <a href="${CONTROL_PATH}/scenario">current scenario</a>,
<a href="${CONTROL_PATH}/requests">requests</a>, <a href="${CONTROL_PATH}/state">state</a>.
The app is at <a href="${session.info().url}">${session.info().url}</a>.</p></main>`,
  });
}
