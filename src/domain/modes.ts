/** The ways in which the account area runs (design 5). */
export const MODES = ['web', 'app', 'sdk', 'mini-program'] as const;
export type Mode = (typeof MODES)[number];

/** Values of the platform header (spec 3; the third by design 5). */
export const PLATFORMS = ['pc', 'h5', 'tg-mini-program'] as const;
export type Platform = (typeof PLATFORMS)[number];
