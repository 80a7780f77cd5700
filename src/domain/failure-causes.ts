import { errorCodeRow, type Remedy, remedyOf, type Session } from './error-codes';

/** What stands behind a failed call, in the words of a member; and what each cause leads to. One table for pages, parts and forms. */

/**
 * - `offline`: the device has no connection; `unreachable`: it has one, but our server did not answer.
 * - `busy`: the server is overloaded, under maintenance or too slow; `broken`: it answered with something else than agreed.
 * - `session`: it has ended; `link`: the same for a link that opens the embedded verification; `permission`: the session is not enough.
 * - `refused`: a reason of the server's own, which has a text; `unknown`: one without.
 */
export type Cause =
  | 'offline'
  | 'unreachable'
  | 'busy'
  | 'broken'
  | 'session'
  | 'link'
  | 'permission'
  | 'refused'
  | 'unknown';

/** A failed call, as far as it tells the cause: the fields of an `ApiError`. */
export interface FailedCall {
  readonly kind:
    | 'no-permission'
    | 'token'
    | 'business'
    | 'non-response'
    | 'http'
    | 'network'
    | 'timeout'
    | 'contract'
    | 'aborted';
  /** HTTP status, where there is one. */
  readonly status?: number | undefined;
  /** `ret_code`, where there is one. */
  readonly code?: number | undefined;
}

/** Where a call failed: whether the browser believes that it is online, and how calls are authorised. */
export interface FailureSetting {
  readonly isOnline: boolean;
  readonly session: Session;
}

/** Status of a server that asks to be left alone for a while. */
const TOO_MANY_REQUESTS = 429;

/** The cause of a failed call. */
export function causeOf({ kind, status = 0, code }: FailedCall, { isOnline, session }: FailureSetting): Cause {
  switch (kind) {
    case 'network':
    case 'aborted':
      return isOnline ? 'unreachable' : 'offline';
    case 'timeout':
      return isOnline ? 'busy' : 'offline';
    case 'non-response':
      return 'busy';
    case 'contract':
      return 'broken';
    case 'http':
      return status >= 500 || status === TOO_MANY_REQUESTS ? 'busy' : 'broken';
    default:
      return causeOfCode(code, session);
  }
}

/** Codes with a cause of their own; every other one is `refused` if it has a text, else `unknown`. */
const BY_CODE: Readonly<Record<number, Cause>> = {
  1007: 'session',
  1008: 'session',
  10007: 'session',
  10009: 'permission',
  33003: 'permission',
  50016: 'busy',
};

function causeOfCode(code: number | undefined, session: Session): Cause {
  if (code === undefined) return 'unknown';
  if (remedyOf(code, session) === 'new-link') return 'link';
  return BY_CODE[code] ?? (errorCodeRow(code) ? 'refused' : 'unknown');
}

/** How a cause is shown, and what it leads to. */
interface CauseRow {
  /** Red is for what is our fault or a refusal; what passes, or what the member can mend, is a warning. */
  readonly tone: 'danger' | 'warning';
  /** Name of the text that is the title. Undefined: the title says what was not done, and the server's text says why. */
  readonly title: string | undefined;
  /** Name of the text below it, where the code of the call has none that says more. */
  readonly body: string | undefined;
  /** Whether the text of the call's code, if it has one, is shown instead of `body`. */
  readonly tellsCode: boolean;
  /** Whether the same call may succeed later without anything that the member has to do first. */
  readonly retry: boolean;
  /** Whether support is offered: not without a connection, which support needs too. */
  readonly support: boolean;
}

const row = <At extends string>(at: At) => ({ title: `${at}.title`, body: `${at}.body` }) as const;
const WAIT = { tone: 'warning', retry: true } as const;
const ACT = { tone: 'warning', retry: false, support: true, tellsCode: true } as const;
const SERVER_SAYS = { title: undefined, body: undefined, tone: 'danger', retry: true, support: true } as const;

/** One row for each cause. */
export const CAUSES = {
  offline: { ...row('errors.causes.offline'), ...WAIT, support: false, tellsCode: false },
  unreachable: { ...row('errors.causes.unreachable'), ...WAIT, support: true, tellsCode: false },
  busy: { ...row('errors.causes.busy'), ...WAIT, support: true, tellsCode: true },
  broken: { ...row('errors.causes.broken'), tone: 'danger', retry: true, support: true, tellsCode: false },
  session: { ...ACT, title: 'errors.causes.session', body: undefined },
  link: { ...ACT, ...row('sdk.tokenNeeded'), tellsCode: false },
  permission: { ...ACT, title: 'errors.causes.permission', body: undefined },
  refused: { ...SERVER_SAYS, tellsCode: true },
  unknown: { ...SERVER_SAYS, tellsCode: true },
} as const satisfies Record<Cause, CauseRow>;

/** What a cause offers on a screen. At most one of the first three. */
export type FailureAction = 'sign-in' | 'verification' | 'retry' | 'support';

/**
 * Actions of a failed call, the main one first.
 *
 * @param remedy of the call's code in the present session
 * @param ownStart whether the embedded verification was opened from our own pages, which give a new link; other members get one from the page
 * or the email that led them here
 */
export function actionsOf(cause: Cause, remedy: Remedy, ownStart: boolean): FailureAction[] {
  const { retry, support } = CAUSES[cause];
  const actions: FailureAction[] = [];
  if (remedy === 'sign-in') actions.push('sign-in');
  else if (cause === 'link') actions.push(...(ownStart ? (['verification'] as const) : []));
  // A verification token that has expired is replaced with each attempt of a signed-in member.
  else if (retry || cause === 'session') actions.push('retry');
  if (support) actions.push('support');
  return actions;
}
