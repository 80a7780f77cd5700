import { type Environment, TESTNET_LABEL } from '../domain/initial-config';
import { readHostName } from '../domain/input/host-name';
import type { HostPatterns } from '../domain/variants';

export interface BaseSources {
  readonly apiBase: string;
  readonly crossApiPath: string;
  readonly environment: Environment;
  readonly hostPatterns: HostPatterns;
}

/** Endings that follow a registered name directly. `localhost` and `test` are for development. */
const NAME_BEFORE = new Set(['com', 'net', 'org', 'hk', 'ae', 'localhost', 'test', 'example']);
/** As in `example.co.uk`. */
const CATEGORIES = new Set(['co', 'com', 'net', 'ne', 'org', 'or']);
/** Hosting services that give each customer a label under one name. */
const SHARED_NAMES = new Set(
  (
    'amazonaws.com appspot.com blogspot.ae blogspot.com blogspot.hk elasticbeanstalk.com firebaseapp.com herokuapp.com ' +
    'myshopify.com onrender.com azureedge.net azurewebsites.net cloudfront.net'
  ).split(' '),
);

/**
 * `apiBase`, else `crossApiPath` on this host, else the `api2` subdomain. Undefined if unknown: a wrong guess would
 * send the session elsewhere.
 */
export function apiBaseOf(
  page: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>,
  config: BaseSources,
): string | undefined {
  const trim = (address: string) => address.replace(/\/+$/, '');
  if (config.apiBase) return trim(config.apiBase);
  if (config.crossApiPath) return trim(new URL(config.crossApiPath, page.origin).href);
  const domain = domainOf(readHostName(page.hostname), config.hostPatterns);
  if (domain === undefined) return undefined;
  const port = page.port ? `:${page.port}` : '';
  return `${page.protocol}//${config.environment === 'testnet' ? 'api2-testnet' : 'api2'}.${domain}${port}`;
}

/** Undefined if the host does not reveal its domain. */
function domainOf(hostname: string, { hongKong, uae }: HostPatterns): string | undefined {
  const [first = '', ...others] = hostname.split('.');
  const variants = [...hongKong, ...uae].map((ending) => ending.toLowerCase().split('.').find(Boolean));
  if (!['www', TESTNET_LABEL, ...variants].includes(first)) return undefined;
  const rest = others.filter((label) => label !== TESTNET_LABEL);
  return isRegistered(rest) ? rest.join('.') : undefined;
}

function isRegistered(labels: readonly string[]): boolean {
  const [category = '', ending = ''] = labels.slice(-2);
  if (labels.includes('') || SHARED_NAMES.has(`${category}.${ending}`)) return false;
  const isCountry = ending.length === 2;
  if (isCountry && CATEGORIES.has(category)) return labels.length > 2;
  // Elsewhere only two-letter labels are categories, such as `uk.com`.
  return NAME_BEFORE.has(ending) && category.length >= (isCountry ? 4 : 3);
}
