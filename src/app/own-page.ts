import { type RoutePath, screenAtAddress, VENDOR_SCREENS } from '../domain/routes';
import { reloadAt } from '../lib/reload-once';
import { exchangedToken } from '../lib/secrets';
import { isByToken } from '../modes/page-context';

/** The screen with which this page was loaded: the server chose the page's policy by it. */
const loadedWith = screenAtAddress(location.pathname);

/**
 * What the address of this page said besides its screen, such as the business of an embedded verification. A new page by token needs it, too:
 * its headers and its way out follow from it. The step belongs to the screen.
 */
const openedWith = [...new URLSearchParams(location.search)].filter(([name]) => name !== 'step');

/** A page of its own cannot be loaded now, because the device is offline: the browser would show its own error in place of this page. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * What the router needs to load a screen that starts a vendor as a page of its own, unless this page was loaded for such a screen: other pages
 * may neither load a vendor's files nor use the camera. Nothing for a screen that any page may show. The loader does not run again when only
 * the query changes: the router would wait for it, and another navigation meanwhile would replace it.
 *
 * @param sdkToken put into the address of the new page, as the page's first address had it; a page by token is otherwise without one
 */
export function ownPageOptions(path: RoutePath, sdkToken: string | undefined) {
  if (!VENDOR_SCREENS.includes(path)) return {};
  const loader = ({ request }: { readonly request: Request }): null | Promise<never> => {
    const hasVendorPolicy = loadedWith !== undefined && VENDOR_SCREENS.includes(loadedWith);
    if (hasVendorPolicy) return null;
    if (isByToken() && sdkToken === undefined) return null;
    if (!navigator.onLine) throw new OfflineError();
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

/**
 * Loads another page. As a reload at the new address, so that the tab stays in its mode and the drafts are stored before. The router waits
 * until this page is gone.
 */
function loadPageAt(address: string): Promise<never> {
  reloadAt(address);
  return new Promise(() => {});
}
