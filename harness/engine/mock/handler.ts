import type * as z from 'zod/mini';
import type { EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Scenario } from '../scenario';
import type { Refusal } from './refusal';
import type { MockState } from './state';

/** Headers by name in lower case, as in Node. */
export type MockHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

type Row<K extends EndpointKey> = (typeof endpoints)[K];

interface HandlerRequest<K extends EndpointKey> {
  /** The request's parameters, validated by the endpoint's schema and with its defaults. */
  readonly input: z.output<Row<K>['request']>;
  readonly headers: MockHeaders;
  /** Language of the request, else of the scenario. */
  readonly language: string;
  readonly scenario: Scenario;
}

/**
 * Answers one endpoint: reads and changes the state, and returns the `result` of the envelope, or a `Refusal`. Synchronous, so that two
 * calls cannot interleave and a run is reproducible.
 */
export type Handler<K extends EndpointKey> = (
  state: MockState,
  request: HandlerRequest<K>,
) => z.input<Row<K>['response']> | Refusal;

/** One handler for each of the endpoints `K`. A missing or an extra one does not compile. */
export type Handlers<K extends EndpointKey> = { readonly [Key in K]: Handler<Key> };
