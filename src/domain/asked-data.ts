import type { KeptData } from './operator';

/** What members give, and what is kept of it. */
export const ASKED_DATA = {
  document: ['document', 'face'],
  address: ['address'],
  number: ['number'],
  answers: ['answers'],
} as const satisfies Record<string, readonly KeptData[]>;
export type AskedData = keyof typeof ASKED_DATA;
