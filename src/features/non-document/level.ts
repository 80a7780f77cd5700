/** The level that a number verifies; it cannot prove a document or an address. */
export const LEVEL = 'LEVEL_1';
