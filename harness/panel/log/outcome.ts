import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { compareAnswer, type Difference } from '../../core/contract/compare-answer';
import type { LoggedRequest } from '../../core/logged-request';
import { isCutBody } from '../../core/logged-request';

/** `ret_code` comes first, so it exists in a cut body too. */
function codeOf(response: unknown): number | undefined {
  if (isCutBody(response)) return Number(/^\{"ret_code":(-?\d+)/.exec(response.start)?.[1] ?? Number.NaN);
  const code = (response as { readonly ret_code?: unknown } | null | undefined)?.ret_code;
  return typeof code === 'number' ? code : undefined;
}

/** The colour never carries meaning without the text. */
export function outcomeOf({
  status,
  response,
  ms,
}: Pick<LoggedRequest, 'status' | 'response'> & { ms?: number | null }): {
  readonly word: string;
  readonly colour: string;
} {
  if (!status && ms === null) return { word: 'in flight', colour: 'text-muted' };
  if (!status) return { word: 'no answer', colour: 'text-bad' };
  if (status >= 400) return { word: `${status} failed`, colour: 'text-bad' };
  const code = codeOf(response);
  if (code) return { word: `${status} code ${code}`, colour: 'text-warn' };
  return { word: `${status} ok`, colour: 'text-good' };
}

/** Caches a value per entry. Entries are immutable. */
function once<Result>(compute: (entry: LoggedRequest) => Result): (entry: LoggedRequest) => Result {
  const known = new WeakMap<LoggedRequest, { readonly result: Result }>();
  return (entry) => {
    const result = known.get(entry) ?? { result: compute(entry) };
    known.set(entry, result);
    return result.result;
  };
}

const textOf = once(({ body, response, ...entry }) =>
  `${entry.method} ${entry.url} ${outcomeOf({ ...entry, response }).word} ${entry.fault ?? ''} ${JSON.stringify(body)} ${JSON.stringify(response)}`.toLowerCase(),
);

/** True if method, address, outcome, fault or bodies contain every word. */
export function matches(entry: LoggedRequest, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 || words.every((word) => textOf(entry).includes(word));
}

const ENDPOINTS = new Map(Object.values<Endpoint>(endpoints).map((endpoint) => [endpointName(endpoint), endpoint]));

/** Differences from the contract. Empty without a result or for a cut body. */
export const differencesOf = once((entry): readonly Difference[] => {
  const endpoint = ENDPOINTS.get(entry.endpoint ?? '');
  if (endpoint === undefined || entry.status !== 200 || isCutBody(entry.response)) return [];
  const text = typeof entry.response === 'string' ? entry.response : JSON.stringify(entry.response ?? '');
  return compareAnswer(endpoint, entry.status, text).differences;
});
