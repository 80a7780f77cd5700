import { canReachServer } from '../lib/reach';
import { reloadAt } from '../lib/reload-once';
import { exchangedToken } from '../lib/secrets';
import { isByToken } from '../modes/page-context';
import { screenAtAddress } from '../screens/address';
import { type RoutePath, VENDOR_SCREENS } from '../screens/screens';

/** It decided the page's policy. */
const loadedWith = screenAtAddress(location.pathname);

/** Without the step. A new page by token needs it. */
const openedWith = [...new URLSearchParams(location.search)].filter(([name]) => name !== 'step');

/** The browser would show its own error page. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * Vendors' screens need a new page for their files and the camera. Skips changes of the query. @param sdkToken added to
 * the address
 */
export function ownPageOptions(path: RoutePath, sdkToken: string | undefined) {
  if (!VENDOR_SCREENS.includes(path)) return {};
  const loader = ({ request }: { readonly request: Request }): null | Promise<never> => {
    const hasVendorPolicy = loadedWith !== undefined && VENDOR_SCREENS.includes(loadedWith);
    if (hasVendorPolicy) return null;
    if (isByToken() && sdkToken === undefined) return null;
    if (!isByToken() || sdkToken === undefined) return loadPageAt(request.url);
    const address = new URL(request.url);
    for (const [name, value] of openedWith) {
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    address.searchParams.set('token', exchangedToken() ?? sdkToken);
    return loadPageAt(address.href);
  };
  return { loader, shouldRevalidate: () => false };
}

/** Drafts are stored first. Never resolves. */
async function loadPageAt(address: string): Promise<never> {
  if (!(await canReachServer())) throw new OfflineError();
  reloadAt(address);
  return new Promise(() => {});
}
