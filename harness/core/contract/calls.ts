import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import { type Mode, pathsOf } from '../openapi';
import { HarError, type Recorded, type Recording } from './har-text';
import { shownPath } from './shown';

export interface ContractCall {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly mode: Mode;
  /** `POST /v3/private/kyc/kyc-info`, with the path that this mode uses. */
  readonly name: string;
}

export const CONTRACT_CALLS: readonly ContractCall[] = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).flatMap(
  ([key, endpoint]) =>
    pathsOf(endpoint).map(([path, mode]) => {
      return { key, endpoint, path, mode, name: endpointName({ method: endpoint.method, path }) };
    }),
);

interface OtherCall {
  /** Without path parts that may identify someone. */
  readonly name: string;
  readonly entry: number;
}

export interface FoundCalls {
  readonly calls: readonly { readonly call: ContractCall; readonly recorded: Recorded }[];
  readonly others: readonly OtherCall[];
}

interface Base {
  readonly origin: string;
  /** No slash at the end. */
  readonly prefix: string;
}

/**
 * @param apiBase default: every address below which the recording has a call of the contract
 * @throws {HarError} if the recording has no call of the contract
 */
export function callsIn({ entries }: Recording, apiBase?: URL): FoundCalls {
  const requests = entries.filter(
    ({ method, url }) => /^https?:$/.test(url.protocol) && method !== 'OPTIONS' && method !== 'HEAD',
  );
  const bases = apiBase === undefined ? basesIn(requests) : [baseOf(apiBase, apiBase.pathname.replace(/\/+$/, ''))];
  const calls: { call: ContractCall; recorded: Recorded }[] = [];
  const others: OtherCall[] = [];
  for (const recorded of requests) {
    const paths = bases
      .filter((base) => isBelow(recorded.url, base))
      .map(({ prefix }) => recorded.url.pathname.slice(prefix.length));
    const call = CONTRACT_CALLS.find(
      ({ path, endpoint }) => paths.includes(path) && endpoint.method === recorded.method,
    );
    const [path] = paths.sort((a, b) => a.length - b.length);
    if (call !== undefined) calls.push({ call, recorded });
    else if (path !== undefined && isApiCall(recorded, path)) {
      others.push({ name: `${shownPath(recorded.method)} ${shownPath(path)}`, entry: recorded.entry });
    }
  }
  if (calls.length === 0) throw new HarError(nothingFound(entries.length, apiBase !== undefined));
  return { calls, others };
}

function nothingFound(entries: number, isGiven: boolean): string {
  const where = isGiven ? ' below the address of --api' : '';
  const advice = isGiven ? '' : ' Record the account area while it uses the real server.';
  return `None of the ${entries} recorded requests is a call of the contract${where}.${advice}`;
}

function baseOf({ origin }: URL, prefix: string): Base {
  return { origin, prefix };
}

function isBelow({ origin, pathname }: URL, base: Base): boolean {
  return origin === base.origin && pathname.startsWith(`${base.prefix}/`);
}

/** Ignores one-part paths such as `/logout`: they are too common. */
function basesIn(requests: readonly Recorded[]): readonly Base[] {
  const bases = new Map<string, Base>();
  for (const { method, url } of requests) {
    for (const { path, endpoint } of CONTRACT_CALLS) {
      const isTelling = path.lastIndexOf('/') > 0 && endpoint.method === method;
      if (!isTelling || !url.pathname.endsWith(path)) continue;
      const base = baseOf(url, url.pathname.slice(0, -path.length));
      bases.set(base.origin + base.prefix, base);
    }
  }
  return [...bases.values()];
}

/** Excludes requests for files. */
function isApiCall({ byScript, mimeType }: Recorded, path: string): boolean {
  return CONTRACT_CALLS.some((call) => call.path === path) || (byScript ?? /\bjson\b/i.test(mimeType));
}
