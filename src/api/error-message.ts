import type { ApiErrorKind } from './errors';

/** The member-facing text of a failed load, by what went wrong; keys of the `errors` texts. */
const MESSAGE_KEYS = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.network',
  'non-response': 'errors.server',
  http: 'errors.server',
  contract: 'errors.server',
  token: 'errors.session',
  'no-permission': 'errors.session',
  business: 'errors.business',
} as const satisfies Record<ApiErrorKind, string>;

/** Key of the text that says what went wrong and what to do. */
export function errorMessageKey(kind: ApiErrorKind) {
  return MESSAGE_KEYS[kind];
}
