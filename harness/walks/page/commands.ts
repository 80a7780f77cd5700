import type * as z from 'zod';
import type { walkCommand } from './command-schema';

/**
 * What the panel asks of the page that shows the app, as plain data: it is sent as a message. A command is tried once and answered at once, so
 * that none is left behind in a document that is replaced; the panel asks again until it is done or has waited long enough.
 */
export type PageCommand = z.output<typeof walkCommand>;

/** Bytes of the files that a walk uploads. */
export const FILE_LENGTH = 100;

/** How a try ended. */
export type PageAnswer =
  | { readonly state: 'done' }
  /** Not yet: `why` says what is missing, for the case that it never comes. */
  | { readonly state: 'waiting'; readonly why: string }
  /** Waiting longer does not help. */
  | { readonly state: 'refused'; readonly why: string };

export const DONE: PageAnswer = { state: 'done' };
export const waiting = (why: string): PageAnswer => ({ state: 'waiting', why });
export const refused = (why: string): PageAnswer => ({ state: 'refused', why });
