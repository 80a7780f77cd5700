import type { RequestEntry } from '../state/protocol';

/** The least of an envelope that the log reads. */
interface EnvelopeLike {
  readonly ret_code?: unknown;
}

/** How a request ended, in a word and a colour: never by colour alone. */
export function outcomeOf({ status, response }: Pick<RequestEntry, 'status' | 'response'>): {
  readonly word: string;
  readonly colour: string;
} {
  if (!status) return { word: 'no answer', colour: 'text-bad' };
  if (status >= 400) return { word: `${status} failed`, colour: 'text-bad' };
  const code = (response as EnvelopeLike | null | undefined)?.ret_code;
  if (typeof code === 'number' && code !== 0) return { word: `${status} code ${code}`, colour: 'text-warn' };
  return { word: `${status} ok`, colour: 'text-good' };
}

/** The fault that struck a request, as a word; undefined where none did. */
export function shownFault({ fault }: Pick<RequestEntry, 'fault'>): string | undefined {
  if (fault == null) return undefined;
  return typeof fault === 'string' ? fault : JSON.stringify(fault);
}

/** Whether a request holds every word of the filter, in its address, method, outcome or fault. */
export function matches(entry: RequestEntry, filter: string): boolean {
  const text = `${entry.method} ${entry.url} ${outcomeOf(entry).word} ${shownFault(entry) ?? ''}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
