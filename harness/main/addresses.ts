import { GALLERY_PATH, originsOf, roleOfHost } from '../engine/hosts';

/**
 * Which addresses the desktop harness lets through. Everything it shows comes from its own loopback server; the rules
 * are pure, so that they are tested without Electron.
 */

/** Whether a host serves a panel or the control API, in whatever session. */
function isControlHost(hostname: string): boolean {
  const kind = roleOfHost(hostname)?.kind;
  return kind === 'panel' || kind === 'loopback';
}

const WEB_PROTOCOLS = ['http:', 'ws:'];

/** Schemes that reach no network: a page's own blobs, inline data, empty frames, and the developer tools. */
const LOCAL_PROTOCOLS = ['about:', 'blob:', 'data:', 'devtools:'];

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isLoopbackHost(hostname: string): boolean {
  return hostname.endsWith('.localhost') || isControlHost(hostname);
}

/** Whether an address leads to the harness's own server on `port`. */
export function isHarnessAddress(address: string, port: number): boolean {
  const url = parse(address);
  return (
    url !== undefined &&
    WEB_PROTOCOLS.includes(url.protocol) &&
    isLoopbackHost(url.hostname) &&
    Number(url.port || '80') === port
  );
}

/** Whether the app's view may show an address: a host of the harness, but never the panel or the control API. */
export function isAppAddress(address: string, port: number): boolean {
  return isHarnessAddress(address, port) && !isControlHost(new URL(address).hostname);
}

/** Whether an address is a page of the design system's gallery, on the panel's own origin. */
export function isGalleryAddress(address: string, port: number): boolean {
  const url = parse(address);
  return url?.origin === originsOf(port).panel && url.pathname.startsWith(GALLERY_PATH);
}

/** Whether a request may leave the browser engine: to the harness's server, or nowhere at all. */
export function isAllowedRequest(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (LOCAL_PROTOCOLS.includes(url.protocol) || isHarnessAddress(address, port));
}

/** Whether a frame inside a page may be sent to an address. */
export function isAllowedFrame(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (['about:', 'blob:'].includes(url.protocol) || isAppAddress(address, port));
}

/**
 * Value of Chromium's `host-resolver-rules`: no name but loopback's resolves. A malformed rule is ignored without a
 * word, so a desktop test looks up a name.
 */
export const HOST_RESOLVER_RULES =
  'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';
