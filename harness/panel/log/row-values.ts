import type { Fault } from '../../engine/fault-schema';
import { FAULT_KINDS, FAULTS, type FaultKind } from '../../engine/faults';
import type { LoggedRequest } from '../../server/request-log';

/** What a request of the log can be made into: a fault, an answer, a line for a shell. */

/** What may be typed as a fault: a code of an answer, an HTTP status, or one of these kinds, with the parameters of its example. */
export const FAULT_WORDS: readonly string[] = FAULT_KINDS.filter((kind) => kind !== 'envelope' && kind !== 'http');

/**
 * The fault that a typed text means: 200 to 599 is an HTTP status, another number a code of the answer, a word a kind of fault. Undefined
 * if it means none.
 */
export function faultOf(endpoint: string, typed: string, times?: number): Fault | undefined {
  const text = typed.trim();
  const often = times === undefined ? {} : { times };
  if (FAULT_WORDS.includes(text))
    return { endpoint, kind: text, ...FAULTS[text as FaultKind].example, ...often } as Fault;
  if (!/^-?\d+$/.test(text)) return undefined;
  const number = Number(text);
  if (number >= 200 && number <= 599) return { endpoint, kind: 'http', status: number, ...often };
  return { endpoint, kind: 'envelope', ret_code: number, ret_msg: '', ...often };
}

/** The fault that makes a call end as a logged one has; undefined for one that has ended well, or not yet. */
export function faultLike({ endpoint, status, response, ms }: LoggedRequest): Fault | undefined {
  if (endpoint === null || ms === null) return undefined;
  if (!status) return { endpoint, kind: 'network' };
  if (status >= 400) return { endpoint, kind: 'http', status };
  const { ret_code, ret_msg } = (response ?? {}) as { ret_code?: number; ret_msg?: string };
  return ret_code ? { endpoint, kind: 'envelope', ret_code, ret_msg: ret_msg ?? '' } : undefined;
}

/** The result of a logged answer, with which the call can be answered from now on; undefined if it has none. */
export function resultOf({ endpoint, response }: LoggedRequest): unknown {
  const { ret_code, result } = (response ?? {}) as { ret_code?: number; result?: unknown };
  return endpoint !== null && ret_code === 0 ? (result ?? undefined) : undefined;
}

/** Headers that curl sets by itself, or that would only make the line longer. */
const LEFT_OUT = ['host', 'connection', 'content-length', 'accept-encoding', 'user-agent'];

/** The request as a line for a shell. `--resolve` is not needed: curl takes `*.localhost` for this machine. */
export function curlOf({ method, url, headers, body }: LoggedRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const kept = Object.entries(headers).filter(([name]) => !LEFT_OUT.includes(name) && !name.startsWith('sec-'));
  const data = body === null ? [] : ['--data-raw', quote(typeof body === 'string' ? body : JSON.stringify(body))];
  return [
    'curl',
    '-X',
    method,
    quote(url),
    ...kept.flatMap(([name, value]) => ['-H', quote(`${name}: ${value}`)]),
    ...data,
  ].join(' ');
}
