/** What the base address is derived from (spec 7). */
export interface BaseSources {
  readonly apiBase: string;
  readonly crossApiPath: string;
}

const TESTNET_LABEL = 'testnet';

/**
 * Base address of the API, without a slash at its end: the configured override, else the proxy path on the page's own
 * host, else the api2 subdomain of the page's domain; a host with a `testnet` label gives the testnet variant. The domain
 * is the host without its first label, where three or more are left; other shapes of host set `apiBase`.
 */
export function apiBaseOf(
  page: Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>,
  config: BaseSources,
): string {
  const trim = (address: string) => address.replace(/\/+$/, '');
  if (config.apiBase) return trim(config.apiBase);
  if (config.crossApiPath) return trim(new URL(config.crossApiPath, page.origin).href);
  const labels = page.hostname.split('.');
  const isTestnet = labels.includes(TESTNET_LABEL);
  const rest = labels.filter((label) => label !== TESTNET_LABEL);
  const domain = rest.length > 2 ? rest.slice(1) : rest;
  const port = page.port ? `:${page.port}` : '';
  return `${page.protocol}//${isTestnet ? 'api2-testnet' : 'api2'}.${domain.join('.')}${port}`;
}
