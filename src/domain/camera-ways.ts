/** How a member allows a camera that was refused: by the browser and the system of the device. */

/** What refuses the camera: a browser, the browser inside of another app, or an app of its own that shows the page. */
export type Browser = 'chrome' | 'edge' | 'firefox' | 'samsung' | 'safari' | 'in-app';
export type System = 'ios' | 'android' | 'windows' | 'macos' | 'linux';

export interface Device {
  readonly program: Browser;
  readonly system: System;
}

/** What the member does, in order; the names of the texts in `kyc.camera`. Each allows the camera at another place. */
export type CameraStep = 'site' | 'safariMenu' | 'safariIcon' | 'inApp' | 'thisApp' | Exclude<System, 'linux'>;

/** Steps outside of the page, from which the member has to find back. */
export const CAMERA_STEPS_ELSEWHERE: ReadonlySet<CameraStep> = new Set([
  'thisApp',
  'ios',
  'android',
  'windows',
  'macos',
]);

/** Names of the browsers, as they are written in the settings of the system. */
export const BROWSER_NAMES: Readonly<Record<Exclude<Browser, 'in-app'>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  safari: 'Safari',
};

/** On a computer and on Android the permission belongs to the page, and the system may refuse the browser the camera besides. */
const BY_PAGE = {
  ios: ['ios'],
  android: ['site', 'android'],
  windows: ['site', 'windows'],
  macos: ['site', 'macos'],
  linux: ['site'],
} as const satisfies Record<System, readonly CameraStep[]>;

/** Whoever shows a page in another app has no address bar with settings: the page is opened in the browser. */
const IN_APP = { ios: ['inApp'], android: ['inApp'], windows: ['inApp'], macos: ['inApp'], linux: ['inApp'] } as const;

/**
 * One row a browser. On iOS the permission of every browser but Safari is a setting of the system; Safari exists on Apple's systems alone, and
 * Samsung Internet on Android alone: the rest of their rows is as for the others.
 */
export const CAMERA_WAYS: Readonly<Record<Browser, Readonly<Record<System, readonly CameraStep[]>>>> = {
  chrome: BY_PAGE,
  edge: BY_PAGE,
  firefox: BY_PAGE,
  samsung: BY_PAGE,
  safari: { ...BY_PAGE, ios: ['safariIcon', 'ios'], macos: ['safariMenu'] },
  'in-app': IN_APP,
};

/** What an app must be allowed in the settings of the system, where an app of its own shows the page; a Linux desktop has no such setting. */
export const APP_WAYS: Readonly<Record<System, readonly CameraStep[]>> = {
  ios: ['ios'],
  android: ['android'],
  windows: ['windows'],
  macos: ['macos'],
  linux: [],
};

/** Apps that show links in a browser of their own, by a word of their user agent. */
const IN_APP_MARKS =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|KAKAOTALK|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|Zalo|\bGSA\/|; wv\)/;

/** The first match wins: most browsers name others, too. */
const BROWSER_MARKS: readonly (readonly [Browser, RegExp])[] = [
  ['in-app', IN_APP_MARKS],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Version\/[\d.]+ .*Safari\//],
];

const SYSTEM_MARKS: readonly (readonly [System, RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macos', /Macintosh/],
  ['linux', /Linux|CrOS|X11/],
];

/**
 * The device that a user agent names; undefined if it names none that we know. An iPad calls itself a Mac, which has no touch screen. On iOS
 * every page that is shown by an app lacks the name of Safari.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device | undefined {
  const named = SYSTEM_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
  const system = named === 'macos' && touchPoints > 1 ? 'ios' : named;
  if (!system) return undefined;
  const known = BROWSER_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
  const program = known ?? (named === 'ios' && !userAgent.includes('Safari/') ? 'in-app' : undefined);
  return program && { program, system };
}
