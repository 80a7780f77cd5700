import { app, type Session, type WebContents } from 'electron';
import {
  HOST_RESOLVER_RULES,
  isAllowedFrame,
  isAllowedRequest,
  isAppAddress,
  isGalleryAddress,
  isHarnessAddress,
} from './addresses';

/** The request log lists refused addresses. */
type ReportRefused = (address: string) => void;

export interface Guard {
  readonly port: number;
  readonly refused: ReportRefused;
}

/** Chromium switches against traffic outside loopback. Call before Electron is ready. */
export function closeEngine(): void {
  // Child processes crash with both `--no-sandbox` and an enabled sandbox; root needs the switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  app.commandLine.appendSwitch('host-resolver-rules', HOST_RESOLVER_RULES);
  // A system proxy would resolve names itself.
  app.commandLine.appendSwitch('no-proxy-server');
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('no-pings');
}

/** All others are denied without a prompt. */
const PERMISSIONS = {
  /** Used by 'Copy link'. */
  panel: ['clipboard-sanitized-write'],
  /** Full screen, copying, and the camera for documents and selfies. */
  app: ['clipboard-sanitized-write', 'media', 'fullscreen'],
  gallery: [],
} as const satisfies Record<string, readonly string[]>;
export type PageKind = keyof typeof PERMISSIONS;

/** Camera access never includes the microphone. */
function isGranted(kind: PageKind, permission: string, origin: string, media: readonly string[], port: number) {
  const known = (PERMISSIONS[kind] as readonly string[]).includes(permission);
  return known && isHarnessAddress(origin, port) && !media.includes('audio');
}

/**
 * Only the harness's server, the permissions above, no devices, only the panel's downloads. No spell checker, which
 * would download dictionaries.
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

/** At top level. */
const MAY_SHOW: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => URL.canParse(address) && new URL(address).origin === `http://harness.localhost:${port}`,
  app: isAppAddress,
  gallery: isGalleryAddress,
};

/** Pages of the app and the gallery open in new windows. The app may not open the gallery. */
const MAY_OPEN: Readonly<Record<PageKind, (address: string, port: number) => boolean>> = {
  panel: (address, port) => isAppAddress(address, port) || isGalleryAddress(address, port),
  app: isAppAddress,
  gallery: () => false,
};

/** `onWindow` gets each allowed address for a new window; refused addresses are reported. */
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
  // `will-navigate` covers the main frame only.
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

/** For all pages, including the developer tools: no client certificates, no new windows. */
export function guardAll(): void {
  app.on('select-client-certificate', (event, _contents, _url, _list, callback) => {
    // By default Electron sends the first certificate.
    event.preventDefault();
    callback();
  });
  app.on('web-contents-created', (_event, contents) => {
    // `guardContents` replaces this for the harness's own pages.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
