import type * as z from 'zod/mini';
import type { EndpointKey, endpoints } from '../../../src/api/endpoints';
import type { Scenario } from '../scenario';
import type { Refusal } from './refusal';
import type { MockState } from './state';

/** Names are in lower case. */
export type MockHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

type Row<K extends EndpointKey> = (typeof endpoints)[K];

interface HandlerRequest<K extends EndpointKey> {
  /** Validated, with defaults. */
  readonly input: z.output<Row<K>['request']>;
  readonly headers: MockHeaders;
  /** Language of the request, else of the scenario. */
  readonly language: string;
  readonly scenario: Scenario;
}

/** Returns the envelope's `result` or a `Refusal`. Synchronous, for reproducible runs. */
export type Handler<K extends EndpointKey> = (
  state: MockState,
  request: HandlerRequest<K>,
) => z.input<Row<K>['response']> | Refusal;

export type Handlers<K extends EndpointKey> = { readonly [Key in K]: Handler<Key> };
