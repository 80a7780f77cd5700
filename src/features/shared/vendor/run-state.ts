import type { ApiError } from '../../../api/errors';
import type { Refused } from '../../../domain/eligibility-types';
import type { EmbedderEvent } from '../../../lib/embedder';
import type { VendorEnd } from '../../../vendors/returned';
import type { VendorSession } from './vendor-run';

/** The states of a vendor's run on a screen, from its start to the submission. */

/** A run that ended without a submission. */
export type Problem = Exclude<VendorEnd, { readonly type: 'submitted' }>;

/** Result of a start: a session with the vendor, a problem, or the gate's refusal. */
export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem }
  | { readonly at: 'not-allowed'; readonly answer: Refused };

/** State of a run. `submitted`: the vendor has the documents, and kyc-info has the result. */
export type RunState =
  | { readonly at: 'starting' }
  | { readonly at: 'refused'; readonly error: ApiError }
  | { readonly at: 'submitted' }
  | Begun;

/** Events of a run. */
export type RunEvent =
  | { readonly type: 'restarted' }
  | { readonly type: 'begun'; readonly begun: Begun }
  /** Our server refused the start or a new token. */
  | { readonly type: 'refused'; readonly error: ApiError }
  /** The member is leaving the page, so the start was cancelled; the state for the case that the browser keeps the page. */
  | { readonly type: 'left' }
  | { readonly type: 'ended'; readonly end: VendorEnd };

/** The state after an event. */
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

/** What an embedding page is told about an event; undefined: nothing. */
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
