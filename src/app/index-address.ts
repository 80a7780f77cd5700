import { BASE_PATH } from '../domain/initial-config';
import type { Mode } from '../domain/modes';
import { addressWithToken } from '../lib/secrets';
import { isIndexAddress } from '../screens/address';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE } from '../screens/screens';

/**
 * Before any request. The embedded verification needs a new page for its policy. @returns whether another page is
 * loading
 */
export function settleIndexAddress({ authority }: Pick<Mode, 'authority'>): boolean {
  if (!isIndexAddress(location.pathname)) return false;
  const isByToken = authority === 'token';
  const url = new URL(addressWithToken());
  url.pathname = BASE_PATH + (isByToken ? EMBEDDED_ROUTE : DEFAULT_ROUTE).slice(1);
  if (isByToken) location.replace(url.href);
  else history.replaceState(history.state, '', url.href);
  return isByToken;
}
