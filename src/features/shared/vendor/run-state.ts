import type { ApiError } from '../../../api/errors';
import type { Refused } from '../../../domain/eligibility-types';
import type { EmbedderEvent } from '../../../modes/embedder';
import type { VendorEnd } from '../../../vendors/returned';
import type { VendorSession } from './vendor-run';

export type Problem = Exclude<VendorEnd, { readonly type: 'submitted' }>;

export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem }
  | { readonly at: 'not-allowed'; readonly answer: Refused };

/** `submitted`: kyc-info has the result. */
export type RunState =
  | { readonly at: 'starting' }
  | { readonly at: 'refused'; readonly error: ApiError }
  | { readonly at: 'submitted' }
  | Begun;

export type RunEvent =
  | { readonly type: 'restarted' }
  | { readonly type: 'begun'; readonly begun: Begun }
  /** Our server refused the start or a new token. */
  | { readonly type: 'refused'; readonly error: ApiError }
  /** Matters if the browser keeps the page. */
  | { readonly type: 'left' }
  | { readonly type: 'ended'; readonly end: VendorEnd };

export function runState(event: RunEvent): RunState {
  switch (event.type) {
    case 'restarted':
      return { at: 'starting' };
    case 'begun':
      return event.begun;
    case 'refused':
      return { at: 'refused', error: event.error };
    case 'left':
      return { at: 'problem', problem: { type: 'cancelled' } };
    case 'ended':
      return event.end.type === 'submitted' ? { at: 'submitted' } : { at: 'problem', problem: event.end };
  }
}

/** Undefined: nothing to report. */
export function embedderEventOf(event: RunEvent): EmbedderEvent | undefined {
  switch (event.type) {
    case 'refused':
      return 'error';
    case 'begun':
      return event.begun.at === 'running' ? undefined : 'error';
    case 'ended':
      return event.end.type === 'submitted' || event.end.type === 'cancelled' ? event.end.type : 'error';
    default:
      return undefined;
  }
}
