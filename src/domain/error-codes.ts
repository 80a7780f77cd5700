/**
 * The one catalogue of the server's codes that the product knows (spec 8, spec 9). Texts for members live under
 * `messageKey` in the `inverse-error-code` namespace; a code that is not here is shown as `{code}: {ret_msg}`.
 */

/** What the client does when an envelope carries the code. */
export type ErrorTreatment = 'no-permission' | 'token' | 'timeout' | 'business';

/** How the caller proves who the member is: signed in by a cookie, or known by the token of an embedded verification. */
export type Session = 'cookie' | 'token';

/** What the member can do about a failed call: try it again, sign in, or ask for a new link to the embedded verification. */
export type Remedy = 'retry' | 'sign-in' | 'new-link';

export interface ErrorCodeRow {
  readonly code: number;
  readonly treatment: ErrorTreatment;
  /** What helps where a repeated call cannot; absent: trying again. */
  readonly remedy?: Readonly<Record<Session, Remedy>>;
  /** Key of the text in `inverse-error-code`. */
  readonly messageKey: string;
  /** What the code means, for the contract and for the harness's catalogue. */
  readonly meaning: string;
}

/** `ret_code` of success (spec 8). */
export const SUCCESS_CODE = 0;
/** The code of "not signed in": on the profile it leads to the login page (spec 7, spec 8). */
export const NOT_SIGNED_IN_CODE = 10007;
/** Codes that answer a sign-out when there is no session left to end: the member is signed out. */
export const SIGNED_OUT_CODES: readonly number[] = [NOT_SIGNED_IN_CODE, 33003];
/** The code that a timeout rejects with (spec 8). */
export const TIMEOUT_CODE = 9000001;
/** The code whose text stands for every failure without an envelope (spec 8). */
export const FALLBACK_CODE = 50016;

const identityUpdate = (code: number, number: number, meaning: string): ErrorCodeRow => ({
  code,
  treatment: 'business',
  messageKey: `updateIDError${number}`,
  meaning: `Identity update: ${meaning}`,
});

const NEW_SESSION = { cookie: 'sign-in', token: 'new-link' } as const;
/** A verification token is asked for anew by each call of a signed-in member; the embedded verification has only one. */
const NEW_TOKEN = { cookie: 'retry', token: 'new-link' } as const;

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

/**
 * The meanings of the identity-update codes are assumed: the spec shows their keys, not their texts. Codes that share a
 * key share what the member can do about it: 1046 and 1062 are both a name that is not the member's, and 1050, 1052 and
 * 1053 are all limits that pass with time. A back end whose codes mean something else changes the texts, not the keys.
 */
export const ERROR_CODES: readonly ErrorCodeRow[] = [
  sessionEnded(10007, 'Not signed in, or the session has ended'),
  sessionEnded(33003, 'The session may not do this'),
  { code: 10009, treatment: 'no-permission', messageKey: '10009', meaning: 'The account may not do this' },
  tokenEnded(1007, 'The verification token has expired'),
  tokenEnded(1008, 'The verification token is not valid'),
  identityUpdate(1045, 1, 'the document has expired or is about to'),
  identityUpdate(1046, 2, 'the name on the document is not the verified one'),
  identityUpdate(1047, 3, 'the document is verified on another account'),
  identityUpdate(1048, 4, 'the document type or country is not accepted'),
  identityUpdate(1049, 5, 'an update is under review already'),
  identityUpdate(1050, 6, 'too many attempts today'),
  identityUpdate(1051, 7, 'the update has to be done by support'),
  identityUpdate(1052, 6, 'too many attempts this week'),
  identityUpdate(1053, 6, 'too many attempts in total'),
  identityUpdate(1062, 2, 'the name was changed without a proof of the change'),
  { code: 50016, treatment: 'business', messageKey: '50016', meaning: 'The service does not answer as it should' },
  { code: 408, treatment: 'timeout', messageKey: '408', meaning: 'A gateway gave the request up' },
  { code: 9000001, treatment: 'timeout', messageKey: '9000001', meaning: 'The request took too long' },
];

const byCode: ReadonlyMap<number, ErrorCodeRow> = new Map(ERROR_CODES.map((row) => [row.code, row]));

/** The row of a code, if the catalogue has one. */
export function errorCodeRow(code: number): ErrorCodeRow | undefined {
  return byCode.get(code);
}

/** What to do about a non-zero code: its row's treatment, else `business` (spec 8). */
export function treatmentOf(code: number): ErrorTreatment {
  return byCode.get(code)?.treatment ?? 'business';
}

/** What the member can do about a failed call; `code` is undefined where the failure carries none. */
export function remedyOf(code: number | undefined, session: Session): Remedy {
  return (code === undefined ? undefined : byCode.get(code)?.remedy?.[session]) ?? 'retry';
}
