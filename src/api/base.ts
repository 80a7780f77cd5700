import { type Environment, TESTNET_LABEL } from '../domain/initial-config';

/** Fields of the initial config that the base address is derived from. */
export interface BaseSources {
  readonly apiBase: string;
  readonly crossApiPath: string;
  readonly environment: Environment;
}

/**
 * Returns the base address of the API, without a trailing slash: the configured override (`apiBase`), else the proxy path on the page's own
 * host (`crossApiPath`), else the `api2` subdomain of the page's domain (`api2-testnet` in the testnet environment).
 *
 * The domain is the host without a `testnet` label and, if three or more labels remain, without the first of them. Hosts of another shape
 * have to set `apiBase`.
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
