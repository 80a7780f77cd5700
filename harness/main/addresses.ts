import { GALLERY_PATH, originsOf, roleOfHost } from '../engine/hosts';

/**
 * Rules for the addresses that the desktop harness may load. Everything it shows comes from its own server on loopback.
 * The rules are pure functions, so that they can be tested without Electron.
 */

/** Whether a host serves a panel or the control API, of the default session or of any other. */
function isControlHost(hostname: string): boolean {
  const kind = roleOfHost(hostname)?.kind;
  return kind === 'panel' || kind === 'loopback';
}

const WEB_PROTOCOLS = ['http:', 'ws:'];

/** Schemes that do not use the network: a page's own blobs, inline data, empty frames, and the developer tools. */
const LOCAL_PROTOCOLS = ['about:', 'blob:', 'data:', 'devtools:'];

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isLoopbackHost(hostname: string): boolean {
  return hostname.endsWith('.localhost') || isControlHost(hostname);
}

/** Whether an address is on the harness's own server, at `port`. */
export function isHarnessAddress(address: string, port: number): boolean {
  const url = parse(address);
  return (
    url !== undefined &&
    WEB_PROTOCOLS.includes(url.protocol) &&
    isLoopbackHost(url.hostname) &&
    Number(url.port || '80') === port
  );
}

/** Whether the app's view may show an address: any host of the harness except those of the panel and the control API. */
export function isAppAddress(address: string, port: number): boolean {
  return isHarnessAddress(address, port) && !isControlHost(new URL(address).hostname);
}

/** Whether an address is a page of the design system's gallery, which is served on the panel's origin. */
export function isGalleryAddress(address: string, port: number): boolean {
  const url = parse(address);
  return url?.origin === originsOf(port).panel && url.pathname.startsWith(GALLERY_PATH);
}

/** Whether a page may make a request: only to the harness's server, or by a scheme that does not use the network. */
export function isAllowedRequest(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (LOCAL_PROTOCOLS.includes(url.protocol) || isHarnessAddress(address, port));
}

/** Whether a frame inside a page may navigate to an address. */
export function isAllowedFrame(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (['about:', 'blob:'].includes(url.protocol) || isAppAddress(address, port));
}

/**
 * Value of Chromium's switch `host-resolver-rules`: only loopback names resolve. Chromium silently ignores a malformed
 * rule, so a desktop test looks up a name.
 */
export const HOST_RESOLVER_RULES =
  'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';
