import { app, type Session, type WebContents } from 'electron';
import {
  HOST_RESOLVER_RULES,
  isAllowedFrame,
  isAllowedRequest,
  isAppAddress,
  isGalleryAddress,
  isHarnessAddress,
} from './addresses';

/** Called with each refused address, so that the request log can list it. */
type ReportRefused = (address: string) => void;

/** The server that the pages belong to, and who is told of what was refused. */
export interface Guard {
  readonly port: number;
  readonly refused: ReportRefused;
}

/** Sets Chromium's switches against any traffic outside loopback. They take effect only before Electron is ready. */
export function closeEngine(): void {
  // Child processes crash with both `--no-sandbox` and an enabled sandbox; root cannot start Electron without the switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  app.commandLine.appendSwitch('host-resolver-rules', HOST_RESOLVER_RULES);
  // A system proxy would resolve names itself, past the rules above.
  app.commandLine.appendSwitch('no-proxy-server');
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('no-pings');
}

/** The permissions that each kind of page may have; all others are denied without a prompt. */
const PERMISSIONS = {
  /** Used by 'Copy link'. */
  panel: ['clipboard-sanitized-write'],
  /** What the product uses in a browser: copying, full screen, and the camera for documents and selfies. */
  app: ['clipboard-sanitized-write', 'media', 'fullscreen'],
  /** The design system's components need none. */
  gallery: [],
} as const satisfies Record<string, readonly string[]>;
export type PageKind = keyof typeof PERMISSIONS;

/** Whether a page of the harness may have a permission. Access to the camera never includes the microphone. */
function isGranted(kind: PageKind, permission: string, origin: string, media: readonly string[], port: number) {
  const known = (PERMISSIONS[kind] as readonly string[]).includes(permission);
  return known && isHarnessAddress(origin, port) && !media.includes('audio');
}

/**
 * Restricts a browser session: requests to the harness's server only, the permissions of the table above only, no devices,
 * downloads of the panel's own files only, no spell checker (it would download dictionaries).
 */
export function guardSession(session: Session, kind: PageKind, { port, refused }: Guard): void {
  session.setSpellCheckerLanguages([]);
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    callback(isGranted(kind, permission, details.requestingUrl, media, port));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) =>
    isGranted(kind, permission, origin, details.mediaType ? [details.mediaType] : [], port),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    // The panel saves what it has made itself; Electron asks where.
    if (kind === 'panel' && item.getURL().startsWith('blob:')) return;
    event.preventDefault();
    refused(item.getURL());
  });
  session.webRequest.onBeforeRequest(({ url }, callback) => {
    const allowed = isAllowedRequest(url, port);
    if (!allowed) refused(url);
    callback({ cancel: !allowed });
  });
}

/** Whether each kind of page may navigate to an address at top level. */
const MAY_SHOW: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => URL.canParse(address) && new URL(address).origin === `http://harness.localhost:${port}`,
  app: isAppAddress,
  gallery: isGalleryAddress,
};

/**
 * Whether each kind of page may open an address with `window.open` or a link to a new tab: pages of the app
 * and the gallery each open in a window of their own. The app itself may not open the gallery.
 */
const MAY_OPEN: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => isAppAddress(address, port) || isGalleryAddress(address, port),
  app: isAppAddress,
  gallery: () => false,
};

/**
 * Restricts a page to the addresses that its kind may show. `onWindow` is called with each allowed address that the page
 * wants to open in a new window; refused addresses are reported.
 */
export function guardContents(
  contents: WebContents,
  kind: PageKind,
  { port, refused }: Guard,
  onWindow: (address: string) => void,
): void {
  const check = (details: { url: string; isMainFrame: boolean; preventDefault(): void }) => {
    if (details.isMainFrame ? MAY_SHOW[kind](details.url, port) : isAllowedFrame(details.url, port)) return;
    details.preventDefault();
    refused(details.url);
  };
  // `will-navigate` covers the main frame only; `will-frame-navigate` covers the frames inside as well.
  contents.on('will-frame-navigate', check);
  contents.on('will-redirect', check);
  contents.setWindowOpenHandler(({ url }) => {
    if (MAY_OPEN[kind](url, port)) onWindow(url);
    else refused(url);
    return { action: 'deny' };
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}

/** Sets the rules for all pages, including the developer tools: no client certificates, no new windows. */
export function guardAll(): void {
  app.on('select-client-certificate', (event, _contents, _url, _list, callback) => {
    // By default Electron sends the first certificate that it finds.
    event.preventDefault();
    callback();
  });
  app.on('web-contents-created', (_event, contents) => {
    // `guardContents` replaces this for the harness's own pages; any other page may open no window.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
