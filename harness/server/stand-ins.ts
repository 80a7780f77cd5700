import { BASE_PATH } from '../../src/domain/initial-config';
import { lookUp } from '../../src/domain/look-up';
import { languagePath } from '../../src/i18n/language-path';
import { LANGUAGES } from '../../src/i18n/languages';
import { appOrigins } from '../core/hosts';
import { findFile, type ServedFile } from '../kit/files';
import { PAGES_DIR } from '../kit/paths';
import { type Html, html, page } from './html';
import { type Exchange, readBody, redirect, send, sendText } from './http';
import { pagesFileOf } from './pages-path';
import type { Session } from './session';

/** Minimal pages of the wider product that the account area links to: home, login, SDK landing, help centre. */

type Headers = Readonly<Record<string, string>>;

/** In bytes: an encoded address of 2048 characters fits. */
const FORM_LIMIT = 16_384;

/** Returns false for other paths. */
export async function standIn(exchange: Exchange, session: Session, headers: Headers): Promise<boolean> {
  const { req, rawPath } = exchange;
  if (await sendPagesFile(exchange, headers)) return true;
  if (rawPath === '/login' && req.method === 'POST') {
    await signIn(exchange, session);
    return true;
  }
  const content = lookUp(PAGES, rawPath) ?? (rawPath.startsWith('/help-centre/') ? helpCentre : undefined);
  if (content === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
  const { title, body } = content(exchange, session);
  const text = page({ title, theme: session.scenario.theme, body: html`<main><h1>${title}</h1>${body}</main>` });
  send(exchange, 200, 'text/html; charset=utf-8', text, { ...headers, 'cache-control': 'no-store' });
  return true;
}

/** `path` starts with a slash. */
export function findPagesFile(path: string): Promise<ServedFile | undefined> {
  return findFile(PAGES_DIR, path);
}

/** Also answers for icons, with none. Returns false for other paths. */
export async function sendPagesFile(exchange: Exchange, headers: Headers): Promise<boolean> {
  const { rawPath, res } = exchange;
  if (rawPath === '/favicon.ico') {
    res.writeHead(204, { 'cache-control': 'max-age=86400' }).end();
    return true;
  }
  const asked = pagesFileOf(rawPath);
  if (asked === undefined) return false;
  const file = await findPagesFile(`/${asked.name}`);
  if (file === undefined) return false;
  const cache = asked.isMarked ? 'public, max-age=31536000, immutable' : 'no-cache';
  send(exchange, 200, file.contentType, file.bytes, { ...headers, 'cache-control': cache });
  return true;
}

type StandIn = (exchange: Exchange, session: Session) => { readonly title: string; readonly body: Html };

const NOTE = html`<p class="note">A stand-in of the harness: in production this page belongs to the wider product.</p>`;

const helpCentre: StandIn = ({ rawPath, search }) => ({
  title: 'Help centre',
  body: html`<p>Asked for: <code>${rawPath}${search}</code></p><p><a href="${BASE_PATH}">Back to the account area</a></p>${NOTE}`,
});

const store =
  (name: string): StandIn =>
  () => ({ title: name, body: html`<p>The mobile app's page in the ${name}.</p>${NOTE}` });

const home: StandIn = ({ rawPath }, { backend }) => ({
  title: 'Home',
  body: html`<p>Asked for: <code>${rawPath}</code></p>
<p>${backend.state.session.signedIn ? 'You are signed in.' : 'You are signed out.'}</p>
<p><a href="${BASE_PATH}auth/personal">Identity verification</a></p>
${!backend.state.session.signedIn && html`<p><a href="/login">Sign in</a></p>`}${NOTE}`,
});

const PAGES: Readonly<Record<string, StandIn>> = {
  '/': home,
  ...Object.fromEntries(Object.keys(LANGUAGES).map((language) => [languagePath(language), home])),
  '/login': ({ search }) => ({
    title: 'Sign in',
    body: html`<p>The member of the current scenario signs in with one click.</p>
<form method="post" action="/login">
<input type="hidden" name="redirect_url" value="${new URLSearchParams(search).get('redirect_url') ?? ''}">
<button type="submit">Sign in</button>
</form>${NOTE}`,
  }),
  '/sdk-landing': () => ({
    title: 'All done',
    body: html`<p>The embedded verification has ended. You can close this page.</p>${NOTE}`,
  }),
  '/help-centre': helpCentre,
  '/app-store': store('App Store'),
  '/google-play': store('Google Play'),
};

async function signIn(exchange: Exchange, session: Session): Promise<void> {
  const { req, host } = exchange;
  const own = `http://${host}`;
  // Refuses forms of other websites. Browsers always send the origin.
  if (req.headers.origin !== undefined && req.headers.origin !== own) {
    return sendText(exchange, 403, 'Sign in from this page only');
  }
  const form = new URLSearchParams((await readBody(req, FORM_LIMIT)) ?? '');
  session.signIn();
  redirect(exchange, 303, safeReturn(form.get('redirect_url') ?? '', own, appOrigins(session.origins)));
}

/** Only the account area's hosts; default: its home. */
export function safeReturn(redirectUrl: string, own: string, allowed: readonly string[]): string {
  const home = `${own}${BASE_PATH}`;
  if (redirectUrl === '' || !URL.canParse(redirectUrl, own)) return home;
  const target = new URL(redirectUrl, own);
  return target.username === '' && [own, ...allowed].includes(target.origin) ? target.href : home;
}
