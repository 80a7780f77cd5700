import { app, type Session, type WebContents } from 'electron';
import {
  HOST_RESOLVER_RULES,
  isAllowedFrame,
  isAllowedRequest,
  isAppAddress,
  isGalleryAddress,
  isHarnessAddress,
} from './addresses';

/** Reports an address that was refused, so that the request log can list it. */
export type ReportRefused = (address: string) => void;

interface Guard {
  readonly port: number;
  readonly refused: ReportRefused;
}

/** Switches of the browser engine; they only work before the app is ready. */
export function closeEngine(): void {
  // Both at once end every child process: whoever starts the engine with the switch, as root has to, has taken the choice.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  app.commandLine.appendSwitch('host-resolver-rules', HOST_RESOLVER_RULES);
  // A proxy of the machine would resolve names in our place.
  app.commandLine.appendSwitch('no-proxy-server');
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('no-pings');
}

/** What each page may be granted; everything else is refused without a question. */
const PERMISSIONS = {
  /** 'Copy link'. */
  panel: ['clipboard-sanitized-write'],
  /** What the web gives a page of the product: copying, and the camera for documents and selfies. */
  app: ['clipboard-sanitized-write', 'media', 'fullscreen'],
  /** The design system's pieces need nothing. */
  gallery: [],
} as const satisfies Record<string, readonly string[]>;
export type PageKind = keyof typeof PERMISSIONS;

/** Whether a page of the harness may have a permission. The camera is given without the microphone. */
function isGranted(kind: PageKind, permission: string, origin: string, media: readonly string[], port: number) {
  const known = (PERMISSIONS[kind] as readonly string[]).includes(permission);
  return known && isHarnessAddress(origin, port) && !media.includes('audio');
}

/** Shuts a session: nothing off the harness's server, no permission but the table's, no download, no spell checker. */
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
    event.preventDefault();
    refused(item.getURL());
  });
  session.webRequest.onBeforeRequest(({ url }, callback) => {
    const allowed = isAllowedRequest(url, port);
    if (!allowed) refused(url);
    callback({ cancel: !allowed });
  });
}

/** What each page may show at top level. */
const MAY_SHOW: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => URL.canParse(address) && new URL(address).origin === `http://harness.localhost:${port}`,
  app: isAppAddress,
  gallery: isGalleryAddress,
};

/**
 * What each page may ask to have opened elsewhere: the app's pages in the app's view, the gallery in its own window. The
 * product knows no gallery.
 */
const MAY_OPEN: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => isAppAddress(address, port) || isGalleryAddress(address, port),
  app: isAppAddress,
  gallery: () => false,
};

/** Keeps a page on the hosts it is for. `onWindow` gets the addresses that it wanted in a window of their own. */
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
  // `will-navigate` is the main frame only; `will-frame-navigate` comes for it and for the frames inside.
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

/** What holds for every page there will ever be, the developer tools included. */
export function guardAll(): void {
  app.on('select-client-certificate', (event, _contents, _url, _list, callback) => {
    // By default the engine sends the first certificate it finds.
    event.preventDefault();
    callback();
  });
  app.on('web-contents-created', (_event, contents) => {
    // Replaced by `guardContents` for the harness's own pages; any other opens nothing.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
