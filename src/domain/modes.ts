/** What surrounds the page (PRODUCT.md, 'Modes'). */
export const SHELLS = ['browser', 'app', 'mini-program'] as const;
export type Shell = (typeof SHELLS)[number];

export type Authority = 'session' | 'token';

/** Any shell can have either authority. */
export interface Mode {
  readonly shell: Shell;
  readonly authority: Authority;
}

export const PLATFORMS = ['pc', 'h5', 'tg-mini-program'] as const;
export type Platform = (typeof PLATFORMS)[number];
