import type * as z from 'zod';
import type { walkCommand } from './command-schema';

/** Each command is tried once and answered at once, so none survives in a replaced document. The panel retries. */
export type PageCommand = z.output<typeof walkCommand>;

/** Size of uploaded files. */
export const FILE_LENGTH = 100;

export type PageAnswer =
  | { readonly state: 'done' }
  /** `why` says what is missing. */
  | { readonly state: 'waiting'; readonly why: string }
  /** Waiting longer does not help. */
  | { readonly state: 'refused'; readonly why: string };

export const DONE: PageAnswer = { state: 'done' };
export const waiting = (why: string): PageAnswer => ({ state: 'waiting', why });
export const refused = (why: string): PageAnswer => ({ state: 'refused', why });

/** Acts in the app's document. The page around it handles `back` and vendors' pages. */
export type DocumentCommand = Exclude<PageCommand, { act: 'back' | 'vendor' | 'ready' }>;

/** Needs no other page. */
export type OwnCommand = DocumentCommand | { readonly act: 'ready' };

/** Texts and countries in the page's language. */
export interface RecordOptions {
  readonly texts: Readonly<Record<string, string>>;
  readonly countries: Readonly<Record<string, string>>;
}
