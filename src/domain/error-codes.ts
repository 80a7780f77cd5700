/**
 * Catalogue of all server codes that the product knows (PRODUCT.md, 'Error codes'). Texts for members are under `messageKey` in the
 * namespace `inverse-error-code`; a code that is not listed is shown as `{code}: {ret_msg}`.
 */

/** How the API client treats an envelope with the code. */
export type ErrorTreatment = 'no-permission' | 'token' | 'timeout' | 'business';

/** How calls are authorised: by the cookie of a signed-in member, or by the token of an embedded verification. */
export type Session = 'cookie' | 'token';

/** What the member can do about a failed call: try again, sign in, or request a new link to the embedded verification. */
export type Remedy = 'retry' | 'sign-in' | 'new-link';

/** A code of the catalogue. */
export interface ErrorCodeRow {
  readonly code: number;
  readonly treatment: ErrorTreatment;
  /** The remedy for each kind of session (default: 'retry'). */
  readonly remedy?: Readonly<Record<Session, Remedy>>;
  /** Key of the member's text in `inverse-error-code`. */
  readonly messageKey: string;
  /** Meaning of the code, for the API contract and the harness's catalogue. */
  readonly meaning: string;
}

/** `ret_code` of a successful call. */
export const SUCCESS_CODE = 0;
/** Code for 'not signed in'. If the profile call returns it, the app redirects to the login page. */
export const NOT_SIGNED_IN_CODE = 10007;
/** Codes with which a sign-out call fails if there is no session to end. The sign-out then counts as successful. */
export const SIGNED_OUT_CODES: readonly number[] = [NOT_SIGNED_IN_CODE, 33003];
/** Code of the error that a request timeout rejects with. */
export const TIMEOUT_CODE = 9000001;
/** Code whose text is shown for every failure without an envelope. */
export const FALLBACK_CODE = 50016;

const identityUpdate = (code: number, number: number, meaning: string): ErrorCodeRow => ({
  code,
  treatment: 'business',
  messageKey: `updateIDError${number}`,
  meaning: `Identity update: ${meaning}`,
});

/** Remedies for a session that has ended. */
const NEW_SESSION = { cookie: 'sign-in', token: 'new-link' } as const;
/** Remedies for an invalid verification token: a signed-in member gets a new one with each retry, the embedded verification has only one. */
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
 * All codes of the catalogue. The meanings of the identity-update codes are assumed; only their keys are given. Codes with the same key
 * have the same remedy: 1046 and 1062 are a name that is not the member's; 1050, 1052 and 1053 are limits that expire. If a back end's
 * codes mean something else, change the texts, not the keys.
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

/** The catalogue's row of a code; undefined for an unknown code. */
export function errorCodeRow(code: number): ErrorCodeRow | undefined {
  return byCode.get(code);
}

/** How to treat a non-zero code: `business` if the catalogue does not list it. */
export function treatmentOf(code: number): ErrorTreatment {
  return byCode.get(code)?.treatment ?? 'business';
}

/** What the member can do about a failed call (default: 'retry'). `code` is undefined if the failure has none. */
export function remedyOf(code: number | undefined, session: Session): Remedy {
  return (code === undefined ? undefined : byCode.get(code)?.remedy?.[session]) ?? 'retry';
}
