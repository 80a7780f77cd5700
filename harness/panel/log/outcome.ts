import type { CutBody } from '../../server/logged-body';
import type { LoggedRequest } from '../../server/request-log';

/** Whether a logged body was cut because of its length. */
export function isCut(body: unknown): body is CutBody {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 3) return false;
  const { truncated, bytes, start } = body as Partial<Record<keyof CutBody, unknown>>;
  return truncated === true && typeof bytes === 'number' && typeof start === 'string';
}

/** `ret_code` of a response's envelope. It is the first key, so it is found in a cut body too. */
function codeOf(response: unknown): number | undefined {
  if (isCut(response)) return Number(/^\{"ret_code":(-?\d+)/.exec(response.start)?.[1] ?? Number.NaN);
  const code = (response as { readonly ret_code?: unknown } | null | undefined)?.ret_code;
  return typeof code === 'number' ? code : undefined;
}

/** How a request ended, as a text and a colour class. The colour never differs without the text. */
export function outcomeOf({ status, response }: Pick<LoggedRequest, 'status' | 'response'>): {
  readonly word: string;
  readonly colour: string;
} {
  if (!status) return { word: 'no answer', colour: 'text-bad' };
  if (status >= 400) return { word: `${status} failed`, colour: 'text-bad' };
  const code = codeOf(response);
  if (code) return { word: `${status} code ${code}`, colour: 'text-warn' };
  return { word: `${status} ok`, colour: 'text-good' };
}

/** Whether a request contains every word of the filter, in its method, address, outcome or fault. */
export function matches(entry: LoggedRequest, filter: string): boolean {
  const text = `${entry.method} ${entry.url} ${outcomeOf(entry).word} ${entry.fault ?? ''}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
