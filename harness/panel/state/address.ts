import { LINK_PARAMETER } from '../../engine/link';
import { addressFragment, type LinkFacts } from '../../engine/link-facts';

/**
 * The panel's address contains the scenario link, so that a reload or a copied address restores the state. The link is in the
 * fragment, which browsers do not send to servers; a query parameter is accepted too, for programs that drop fragments.
 */

/** Scenario link in an address; `undefined` if there is none. */
export function linkIn(address: string): string | undefined {
  const url = new URL(address);
  const link = new URLSearchParams(url.hash.slice(1)).get(LINK_PARAMETER) ?? url.searchParams.get(LINK_PARAMETER);
  return link || undefined;
}

/** An address with its scenario link replaced, and without its query. */
export function withLink(address: string, link: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = new URLSearchParams({ [LINK_PARAMETER]: link }).toString();
  return url.href;
}

/** An address to hand on: with the build that is served and a mark of the complete scenario, by which later changes are noticed. */
export function withFacts(address: string, link: string, facts: LinkFacts): string {
  const url = new URL(address);
  url.search = '';
  url.hash = addressFragment(link, facts);
  return url.href;
}

/** The facts that an address carries. */
export function factsIn(address: string): Partial<LinkFacts> {
  const fragment = new URLSearchParams(new URL(address).hash.slice(1));
  return { build: fragment.get('build') ?? '', mark: fragment.get('mark') ?? '' };
}
