import { errorCodeRow, remedyOfCode } from './error-codes';
import type { Authority } from './modes';
import type { Remedy } from './remedies';

/** For pages, parts and forms. */

/**
 * `unreachable`: online, without an answer. `broken`: unexpected answer. `link`: ended by token. `unknown`: without a
 * text.
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

/** The relevant fields of an `ApiError`. */
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
  readonly status?: number | undefined;
  /** `ret_code`. */
  readonly code?: number | undefined;
}

export interface FailureSetting {
  readonly isOnline: boolean;
  readonly authority: Authority;
}

const TOO_MANY_REQUESTS = 429;

export function causeOf({ kind, status = 0, code }: FailedCall, { isOnline, authority }: FailureSetting): Cause {
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
      return causeOfCode(code, authority);
  }
}

/** Other codes are `refused` with a text, else `unknown`. */
const BY_CODE: Readonly<Record<number, Cause>> = {
  1007: 'session',
  1008: 'session',
  10007: 'session',
  10009: 'permission',
  33003: 'permission',
  50016: 'busy',
};

function causeOfCode(code: number | undefined, authority: Authority): Cause {
  if (code === undefined) return 'unknown';
  if (remedyOfCode(code, authority) === 'new-link') return 'link';
  return BY_CODE[code] ?? (errorCodeRow(code) ? 'refused' : 'unknown');
}

interface CauseRow {
  /** Red: our fault or a refusal. Warning: it passes or the member can fix it. */
  readonly tone: 'danger' | 'warning';
  /** Undefined: says what failed; the server's text says why. */
  readonly title: string | undefined;
  readonly body: string | undefined;
  /** Whether the code's text replaces `body`. */
  readonly tellsCode: boolean;
  /** Undefined: the code's. */
  readonly remedy: Remedy | undefined;
}

const row = <At extends string>(at: At) => ({ title: `${at}.title`, body: `${at}.body` }) as const;
const PASSES = { tone: 'warning', remedy: 'retry-or-support', tellsCode: false } as const;
const OF_CODE = { tone: 'warning', remedy: undefined, tellsCode: true } as const;
const SERVER_SAYS = { ...OF_CODE, title: undefined, body: undefined, tone: 'danger' } as const;

export const CAUSES = {
  // Support needs a connection.
  offline: { ...row('errors.causes.offline'), ...PASSES, remedy: 'retry' },
  unreachable: { ...row('errors.causes.unreachable'), ...PASSES },
  busy: { ...row('errors.causes.busy'), ...PASSES, tellsCode: true },
  broken: { ...row('errors.causes.broken'), ...PASSES, tone: 'danger' },
  session: { ...OF_CODE, title: 'errors.causes.session', body: undefined },
  link: { ...OF_CODE, ...row('sdk.tokenNeeded'), tellsCode: false },
  permission: { ...OF_CODE, title: 'errors.causes.permission', body: undefined },
  refused: SERVER_SAYS,
  unknown: SERVER_SAYS,
} as const satisfies Record<Cause, CauseRow>;

export function remedyOfFailure(call: FailedCall, setting: FailureSetting): Remedy {
  return CAUSES[causeOf(call, setting)].remedy ?? remedyOfCode(call.code, setting.authority);
}
