export type Browser = 'chrome' | 'edge' | 'firefox' | 'samsung' | 'safari' | 'in-app';
export type System = 'ios' | 'android' | 'windows' | 'macos' | 'linux';

export interface Device {
  readonly program: Browser;
  readonly system: System;
}

/** In order; names of texts in `kyc.camera`. */
export type CameraStep = 'site' | 'safariMenu' | 'safariIcon' | 'inApp' | 'thisApp' | Exclude<System, 'linux'>;

/** The member has to return from these. */
export const CAMERA_STEPS_ELSEWHERE: ReadonlySet<CameraStep> = new Set([
  'thisApp',
  'ios',
  'android',
  'windows',
  'macos',
]);

/** As the system settings spell them. */
export const BROWSER_NAMES: Readonly<Record<Exclude<Browser, 'in-app'>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  safari: 'Safari',
};

/** The permission belongs to the page, but the system may also refuse the browser. */
const BY_PAGE = {
  ios: ['ios'],
  android: ['site', 'android'],
  windows: ['site', 'windows'],
  macos: ['site', 'macos'],
  linux: ['site'],
} as const satisfies Record<System, readonly CameraStep[]>;

/** In-app browsers have no site settings. */
const IN_APP = { ios: ['inApp'], android: ['inApp'], windows: ['inApp'], macos: ['inApp'], linux: ['inApp'] } as const;

/** On iOS, a system setting controls every browser but Safari. Impossible pairs repeat the other rows. */
export const CAMERA_WAYS: Readonly<Record<Browser, Readonly<Record<System, readonly CameraStep[]>>>> = {
  chrome: BY_PAGE,
  edge: BY_PAGE,
  firefox: BY_PAGE,
  samsung: BY_PAGE,
  safari: { ...BY_PAGE, ios: ['safariIcon', 'ios'], macos: ['safariMenu'] },
  'in-app': IN_APP,
};

/** System settings for the app that shows the page; Linux desktops have none. */
export const APP_WAYS: Readonly<Record<System, readonly CameraStep[]>> = {
  ios: ['ios'],
  android: ['android'],
  windows: ['windows'],
  macos: ['macos'],
  linux: [],
};

/** Apps with an in-app browser. */
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

/** An iPad claims to be a Mac, which has no touch screen. On iOS, web views lack Safari's name. */
export function deviceOf(userAgent: string, touchPoints: number): Device | undefined {
  const named = SYSTEM_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
  const system = named === 'macos' && touchPoints > 1 ? 'ios' : named;
  if (!system) return undefined;
  const known = BROWSER_MARKS.find(([, mark]) => mark.test(userAgent))?.[0];
  const program = known ?? (named === 'ios' && !userAgent.includes('Safari/') ? 'in-app' : undefined);
  return program && { program, system };
}
