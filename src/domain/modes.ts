/** Modes in which the account area runs (PRODUCT.md, 'Modes'). */
export const MODES = ['web', 'app', 'sdk', 'mini-program'] as const;
export type Mode = (typeof MODES)[number];

/** Values of the platform header. */
export const PLATFORMS = ['pc', 'h5', 'tg-mini-program'] as const;
export type Platform = (typeof PLATFORMS)[number];
