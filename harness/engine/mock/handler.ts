import type * as z from 'zod/mini';
import type { EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Scenario } from '../scenario';
import type { Refusal } from './refusal';
import type { MockState } from './state';

/** Header names in lower case, as Node gives them. */
export type MockHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

type Row<K extends EndpointKey> = (typeof endpoints)[K];

interface HandlerRequest<K extends EndpointKey> {
  /** Checked by the endpoint's request schema, with its defaults filled in. */
  readonly input: z.output<Row<K>['request']>;
  readonly headers: MockHeaders;
  /** The request's own language, else the scenario's. */
  readonly language: string;
  readonly scenario: Scenario;
}

/**
 * Answers one endpoint: reads and moves the state, and returns the `result` of the envelope, or a `Refusal`. Synchronous,
 * so that two calls cannot interleave and a run repeats exactly.
 */
export type Handler<K extends EndpointKey> = (
  state: MockState,
  request: HandlerRequest<K>,
) => z.input<Row<K>['response']> | Refusal;

/** One handler an endpoint: a missing or an extra one does not compile. */
export type Handlers<K extends EndpointKey> = { readonly [Key in K]: Handler<Key> };
