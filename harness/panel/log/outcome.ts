import type { RequestEntry } from '../state/protocol';

/** A body that the log cut because of its length. */
export interface CutBody {
  readonly truncated: true;
  /** Length of the whole body. */
  readonly bytes: number;
  /** How it begins. */
  readonly start: string;
}

/** Whether the log shows only the beginning of a body. */
export function isCut(body: unknown): body is CutBody {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 3) return false;
  const { truncated, bytes, start } = body as Partial<Record<keyof CutBody, unknown>>;
  return truncated === true && typeof bytes === 'number' && typeof start === 'string';
}

/** The code of an answer's envelope, also of one that was cut: it stands first. */
function codeOf(response: unknown): number | undefined {
  if (isCut(response)) return Number(/^\{"ret_code":(-?\d+)/.exec(response.start)?.[1] ?? Number.NaN);
  const code = (response as { readonly ret_code?: unknown } | null | undefined)?.ret_code;
  return typeof code === 'number' ? code : undefined;
}

/** How a request ended, in a word and a colour: never by colour alone. */
export function outcomeOf({ status, response }: Pick<RequestEntry, 'status' | 'response'>): {
  readonly word: string;
  readonly colour: string;
} {
  if (!status) return { word: 'no answer', colour: 'text-bad' };
  if (status >= 400) return { word: `${status} failed`, colour: 'text-bad' };
  const code = codeOf(response);
  if (code) return { word: `${status} code ${code}`, colour: 'text-warn' };
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
