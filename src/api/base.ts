import { type Environment, TESTNET_LABEL } from '../domain/initial-config';

/** What the base address is derived from (spec 7). */
export interface BaseSources {
  readonly apiBase: string;
  readonly crossApiPath: string;
  readonly environment: Environment;
}

/**
 * Base address of the API, without a slash at its end: the configured override, else the proxy path on the page's own
 * host, else the api2 subdomain of the page's domain, or its testnet variant in that environment. The domain is the host
 * without a `testnet` label and without its first label, where three or more are left; other shapes of host set `apiBase`.
 */
export function apiBaseOf(
  page: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>,
  config: BaseSources,
): string {
  const trim = (address: string) => address.replace(/\/+$/, '');
  if (config.apiBase) return trim(config.apiBase);
  if (config.crossApiPath) return trim(new URL(config.crossApiPath, page.origin).href);
  const labels = page.hostname.split('.');
  const rest = labels.filter((label) => label !== TESTNET_LABEL);
  const domain = rest.length > 2 ? rest.slice(1) : rest;
  const port = page.port ? `:${page.port}` : '';
  return `${page.protocol}//${config.environment === 'testnet' ? 'api2-testnet' : 'api2'}.${domain.join('.')}${port}`;
}
