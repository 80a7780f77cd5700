import type { Authority } from './modes';
import type { Remedy } from './remedies';

/** PRODUCT.md, 'Error codes'. Others show as `{code}: {ret_msg}`. */

export type ErrorTreatment = 'no-permission' | 'token' | 'timeout' | 'business';

export interface ErrorCodeRow {
  readonly code: number;
  readonly treatment: ErrorTreatment;
  readonly remedy: Remedy | Readonly<Record<Authority, Remedy>>;
  /** In `inverse-error-code`. */
  readonly messageKey: string;
  readonly meaning: string;
}

export const SUCCESS_CODE = 0;
/** On the profile call, leads to the login page. */
export const NOT_SIGNED_IN_CODE = 10007;
/** Count as successful. */
export const SIGNED_OUT_CODES: readonly number[] = [NOT_SIGNED_IN_CODE, 33003];
export const TIMEOUT_CODE = 9000001;
/** Shown for failures without an envelope. */
export const FALLBACK_CODE = 50016;

const identityUpdate = (code: number, number: number, remedy: Remedy, meaning: string): ErrorCodeRow => ({
  code,
  treatment: 'business',
  remedy,
  messageKey: `updateIDError${number}`,
  meaning: `Identity update: ${meaning}`,
});

/** For an ended session. */
const NEW_SESSION = { session: 'sign-in', token: 'new-link' } as const;
/** Retries renew a member's token; the embedded verification has only one. */
const NEW_TOKEN = { session: 'retry-or-support', token: 'new-link' } as const;
const UNKNOWN = 'retry-or-support';

const sessionEnded = (code: number, meaning: string): ErrorCodeRow => ({
  code,
  treatment: 'no-permission',
  remedy: NEW_SESSION,
  messageKey: String(code),
  meaning,
});
const tokenEnded = (code: number, meaning: string): ErrorCodeRow => ({
  code,
  treatment: 'token',
  remedy: NEW_TOKEN,
  messageKey: String(code),
  meaning,
});

/** Meanings of the identity-update codes are assumed. If a back end differs, change the texts, not the keys. */
export const ERROR_CODES: readonly ErrorCodeRow[] = [
  sessionEnded(10007, 'Not signed in, or the session has ended'),
  sessionEnded(33003, 'The session may not do this'),
  {
    code: 10009,
    treatment: 'no-permission',
    remedy: 'support',
    messageKey: '10009',
    meaning: 'The account may not do this',
  },
  tokenEnded(1007, 'The verification token has expired'),
  tokenEnded(1008, 'The verification token is not valid'),
  identityUpdate(1045, 1, 'other-document', 'the document has expired or is about to'),
  identityUpdate(1046, 2, 'other-document', 'the name on the document is not the verified one'),
  identityUpdate(1047, 3, 'support', 'the document is verified on another account'),
  identityUpdate(1048, 4, 'other-document', 'the document type or country is not accepted'),
  identityUpdate(1049, 5, 'wait', 'an update is under review already'),
  identityUpdate(1050, 6, 'later', 'too many attempts today'),
  identityUpdate(1051, 7, 'support', 'the update has to be done by support'),
  identityUpdate(1052, 6, 'later', 'too many attempts this week'),
  identityUpdate(1053, 6, 'support', 'too many attempts in total'),
  identityUpdate(1062, 2, 'support', 'the name was changed without a proof of the change'),
  {
    code: 50016,
    treatment: 'business',
    remedy: UNKNOWN,
    messageKey: '50016',
    meaning: 'The service does not answer as it should',
  },
  { code: 408, treatment: 'timeout', remedy: UNKNOWN, messageKey: '408', meaning: 'A gateway gave the request up' },
  { code: 9000001, treatment: 'timeout', remedy: UNKNOWN, messageKey: '9000001', meaning: 'The request took too long' },
];

const byCode: ReadonlyMap<number, ErrorCodeRow> = new Map(ERROR_CODES.map((row) => [row.code, row]));

/** Undefined if unknown. */
export function errorCodeRow(code: number): ErrorCodeRow | undefined {
  return byCode.get(code);
}

/** Unlisted non-zero codes are `business`. */
export function treatmentOf(code: number): ErrorTreatment {
  return byCode.get(code)?.treatment ?? 'business';
}

/** Codes that are not listed: 'retry-or-support'. `code` may be undefined. */
export function remedyOfCode(code: number | undefined, authority: Authority): Remedy {
  const remedy = (code === undefined ? undefined : byCode.get(code)?.remedy) ?? UNKNOWN;
  return typeof remedy === 'string' ? remedy : remedy[authority];
}
