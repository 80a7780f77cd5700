import { LINK_PARAMETER } from '../../engine/link';

/**
 * The panel's own address carries the scenario's link, so that a reload or a copied address restores the state. It
 * stands in the fragment, which no server sees; A query is read too, for places that drop fragments.
 */

/** The scenario link in an address; `undefined` where there is none. */
export function linkIn(address: string): string | undefined {
  const url = new URL(address);
  const link = new URLSearchParams(url.hash.slice(1)).get(LINK_PARAMETER) ?? url.searchParams.get(LINK_PARAMETER);
  return link || undefined;
}

/** The same page's address with a scenario link in it. */
export function withLink(address: string, link: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = new URLSearchParams({ [LINK_PARAMETER]: link }).toString();
  return url.href;
}
