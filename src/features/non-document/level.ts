/** The level that a number verifies; it cannot prove a document or an address. */
export const LEVEL = 'LEVEL_1';

/** What the screen starts. */
export const REQUEST = { kind: 'number' } as const;

/** Name of what is shared, for the consent to it. */
export const SHARING = 'number';
