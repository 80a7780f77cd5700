import { lookUp } from '../../src/domain/look-up';
import type { Problem } from '../core/scenario';
import { type Filter, parseFilter } from '../core/states/filter';
import { OFFERED_SELECTIONS } from '../core/states/offered';
import { SELECTIONS } from '../core/states/select';
import type { SweepState } from '../core/states/state';

/** A request for a sweep. */
export interface SweepRequest {
  /** The selection: one of `OFFERED_SELECTIONS`. */
  readonly states: string;
  readonly filter: string;
  readonly resume: boolean;
  readonly parsed: Filter;
}

export type SweepAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Ignores unknown keys. */
export function readSweepRequest(asked: unknown): SweepAnswer<SweepRequest> {
  const { states = 'named', filter = '', resume = false } = (asked ?? {}) as Partial<Record<string, unknown>>;
  const problem = (path: string, message: string) => ({ ok: false as const, problems: [{ path, message }] });
  if (typeof states !== 'string' || !Object.hasOwn(OFFERED_SELECTIONS, states)) {
    return problem('states', `One of ${Object.keys(OFFERED_SELECTIONS).join(', ')}`);
  }
  if (typeof filter !== 'string') return problem('filter', 'A filter is a text');
  const parsed = parseFilter(filter);
  if (!parsed.ok) return problem('filter', parsed.message.replace('--filter: ', ''));
  return { ok: true, value: { states, filter, resume: resume === true, parsed: parsed.filter } };
}

/** The states of a request. */
export function askedStates(asked: unknown): SweepAnswer<readonly SweepState[]> {
  const request = readSweepRequest(asked);
  if (!request.ok) return request;
  const { states, parsed } = request.value;
  return { ok: true, value: lookUp(SELECTIONS, states)?.(parsed).states ?? [] };
}
