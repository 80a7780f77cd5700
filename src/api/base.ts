import { type Environment, TESTNET_LABEL } from '../domain/initial-config';
import type { HostPatterns } from '../domain/variants';

/** Fields of the initial config that the base address is derived from. */
export interface BaseSources {
  readonly apiBase: string;
  readonly crossApiPath: string;
  readonly environment: Environment;
  readonly hostPatterns: HostPatterns;
}

/** Endings under which the label before the ending is a name that somebody has registered. `localhost` and `test` are for development. */
const NAME_BEFORE = new Set(['com', 'net', 'org', 'hk', 'ae', 'localhost', 'test', 'example']);
/** Labels that registries of countries put between the ending and the registered name, as in `example.co.uk`. */
const CATEGORIES = new Set(['co', 'com', 'net', 'ne', 'org', 'or']);
/** Hosting services whose customers each have a label under one name. They are public suffixes, too. */
const SHARED_NAMES = new Set(
  (
    'amazonaws.com appspot.com blogspot.ae blogspot.com blogspot.hk elasticbeanstalk.com firebaseapp.com herokuapp.com ' +
    'myshopify.com onrender.com azureedge.net azurewebsites.net cloudfront.net'
  ).split(' '),
);

/**
 * Returns the base address of the API, without a trailing slash: the configured override (`apiBase`), else the proxy path on the page's own
 * host (`crossApiPath`), else the `api2` subdomain of the page's domain (`api2-testnet` in the testnet environment). Undefined if nothing is
 * configured and the page's host does not show its domain. Nothing may be sent then: a wrong guess would give a member's session to
 * somebody else's host.
 *
 * A host shows its domain if it begins with a label that we know (`www`, `testnet`, or the label of a variant) and the rest is a registered
 * name, or a name below one. Which names are registered is decided by a few endings, not by the list of all public suffixes, which is
 * larger than the app: an ending that is not among them needs `apiBase` or `crossApiPath`.
 */
export function apiBaseOf(
  page: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>,
  config: BaseSources,
): string | undefined {
  const trim = (address: string) => address.replace(/\/+$/, '');
  if (config.apiBase) return trim(config.apiBase);
  if (config.crossApiPath) return trim(new URL(config.crossApiPath, page.origin).href);
  const domain = domainOf(page.hostname.toLowerCase(), config.hostPatterns);
  if (domain === undefined) return undefined;
  const port = page.port ? `:${page.port}` : '';
  return `${page.protocol}//${config.environment === 'testnet' ? 'api2-testnet' : 'api2'}.${domain}${port}`;
}

/** The host without its first label and without a `testnet` label; undefined if the host does not show its domain. */
function domainOf(hostname: string, { hongKong, uae }: HostPatterns): string | undefined {
  const [first = '', ...others] = hostname.split('.');
  const variants = [...hongKong, ...uae].map((ending) => ending.toLowerCase().split('.').find(Boolean));
  if (!['www', TESTNET_LABEL, ...variants].includes(first)) return undefined;
  const rest = others.filter((label) => label !== TESTNET_LABEL);
  return isRegistered(rest) ? rest.join('.') : undefined;
}

/** Whether the labels are a name that its owner has registered, or a name below one. */
function isRegistered(labels: readonly string[]): boolean {
  const [category = '', ending = ''] = labels.slice(-2);
  if (labels.includes('') || SHARED_NAMES.has(`${category}.${ending}`)) return false;
  const isCountry = ending.length === 2;
  if (isCountry && CATEGORIES.has(category)) return labels.length > 2;
  // Under the endings of countries, short labels are categories, too; under the others, labels of two letters are, such as `uk.com`.
  return NAME_BEFORE.has(ending) && category.length >= (isCountry ? 4 : 3);
}
