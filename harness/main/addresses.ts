import { GALLERY_PATH, originsOf, roleOfHost } from '../core/hosts';

/** Addresses that the desktop harness may load: its own loopback server. Pure functions, testable without Electron. */

/** Of any session. */
function isControlHost(hostname: string): boolean {
  const kind = roleOfHost(hostname)?.kind;
  return kind === 'panel' || kind === 'loopback';
}

const WEB_PROTOCOLS = ['http:', 'ws:'];

/** Need no network. */
const LOCAL_PROTOCOLS = ['about:', 'blob:', 'data:', 'devtools:'];

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isLoopbackHost(hostname: string): boolean {
  return hostname.endsWith('.localhost') || isControlHost(hostname);
}

export function isHarnessAddress(address: string, port: number): boolean {
  const url = parse(address);
  return (
    url !== undefined &&
    WEB_PROTOCOLS.includes(url.protocol) &&
    isLoopbackHost(url.hostname) &&
    Number(url.port || '80') === port
  );
}

/** Any host of the harness except those of the panel and the control API. */
export function isAppAddress(address: string, port: number): boolean {
  return isHarnessAddress(address, port) && !isControlHost(new URL(address).hostname);
}

/** On the panel's origin. */
export function isGalleryAddress(address: string, port: number): boolean {
  const url = parse(address);
  return url?.origin === originsOf(port).panel && url.pathname.startsWith(GALLERY_PATH);
}

export function isAllowedRequest(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (LOCAL_PROTOCOLS.includes(url.protocol) || isHarnessAddress(address, port));
}

export function isAllowedFrame(address: string, port: number): boolean {
  const url = parse(address);
  return url !== undefined && (['about:', 'blob:'].includes(url.protocol) || isAppAddress(address, port));
}

/** Only loopback names resolve. Chromium silently ignores malformed rules, so a desktop test looks up a name. */
export const HOST_RESOLVER_RULES =
  'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';
