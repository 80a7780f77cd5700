/** A number cannot prove a document or an address. */
export const LEVEL = 'LEVEL_1';

export const REQUEST = { kind: 'number' } as const;

/** Key of the consent. */
export const SHARING = 'number';
