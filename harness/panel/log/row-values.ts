import type { Fault } from '../../core/fault-schema';
import { FAULT_KINDS, FAULTS, type FaultKind } from '../../core/faults';
import type { LoggedRequest } from '../../core/logged-request';

/** Turns a logged request into a fault, an answer or a shell command. */

/** Accepted besides codes and HTTP statuses. Parameters come from the example. */
export const FAULT_WORDS: readonly string[] = FAULT_KINDS.filter((kind) => kind !== 'envelope' && kind !== 'http');

/**
 * 200 to 599 is an HTTP status, another number an answer code, a word a kind of fault.
 * Undefined if it is none of these.
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

/** Undefined for a request that succeeded or is pending. */
export function faultLike({ endpoint, status, response, ms }: LoggedRequest): Fault | undefined {
  if (endpoint === null || ms === null) return undefined;
  if (!status) return { endpoint, kind: 'network' };
  if (status >= 400) return { endpoint, kind: 'http', status };
  const { ret_code, ret_msg } = (response ?? {}) as { ret_code?: number; ret_msg?: string };
  return ret_code ? { endpoint, kind: 'envelope', ret_code, ret_msg: ret_msg ?? '' } : undefined;
}

/** Undefined if the answer has no result. */
export function resultOf({ endpoint, response }: LoggedRequest): unknown {
  const { ret_code, result } = (response ?? {}) as { ret_code?: number; result?: unknown };
  return endpoint !== null && ret_code === 0 ? (result ?? undefined) : undefined;
}

/** Headers that curl sets itself, or that only add length. */
const LEFT_OUT = ['host', 'connection', 'content-length', 'accept-encoding', 'user-agent'];

/** Needs no `--resolve`, because curl maps `*.localhost` to this machine. */
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
