import { LINK_PARAMETER } from '../../engine/link';
import { addressFragment, type LinkFacts } from '../../engine/link-facts';

/**
 * The panel's address contains the scenario link, so that a reload or a copied address restores the state; and the view, with the panes of
 * a comparison. All of it is in the fragment, which browsers do not send to servers; for the link a query parameter is accepted too, for
 * programs that drop fragments.
 */

/** State of the history entries that the panel writes; pages of other origins cannot write it. */
export const OWN_ENTRY = { writtenBy: 'panel' };

/** The views of the panel. */
const VIEWS = ['app', 'compare', 'sweep', 'coverage', 'packs'] as const;
export type View = (typeof VIEWS)[number];

/** A pane in an address: the scenario as a link, and the build if it is not the harness's own. */
export interface PaneSpec {
  readonly link: string;
  /** First digits of the build's hash. */
  readonly build?: string;
}

const VIEW_PARAMETER = 'view';
const PANE_PARAMETER = 'pane';
/** Separates a pane's link from its build; neither contains it. */
const BUILD_MARK = '~';
/** Maximum number of panes of a comparison. */
export const MAX_PANES = 4;

function fragmentOf(address: string): URLSearchParams {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

/** Scenario link in an address; `undefined` if there is none. */
export function linkIn(address: string): string | undefined {
  const link = fragmentOf(address).get(LINK_PARAMETER) ?? new URL(address).searchParams.get(LINK_PARAMETER);
  return link || undefined;
}

/**
 * An address with its scenario link replaced, without its query; with the build that is served and a mark of the complete scenario, with
 * which later changes are recognised. View and panes are kept.
 */
export function withLink(address: string, link: string, facts: LinkFacts): string {
  const { view, panes } = viewIn(address);
  const url = new URL(address);
  url.search = '';
  url.hash = addressFragment(link, facts);
  return withView(url.href, view, panes);
}

/** The facts in an address. */
export function factsIn(address: string): Partial<LinkFacts> {
  const fragment = fragmentOf(address);
  return { build: fragment.get('build') ?? '', mark: fragment.get('mark') ?? '' };
}

/** The view that an address opens, and the panes of a comparison. */
export function viewIn(address: string): { readonly view: View; readonly panes: readonly PaneSpec[] } {
  const fragment = fragmentOf(address);
  const panes = fragment.getAll(PANE_PARAMETER).slice(0, MAX_PANES);
  return {
    view: VIEWS.find((view) => view === fragment.get(VIEW_PARAMETER)) ?? 'app',
    panes: panes.map((text) => {
      const [link = '', build] = text.split(BUILD_MARK);
      return { link, ...(build && { build }) };
    }),
  };
}

/** An address with another view; with `panes`, also with other panes. The view of the app is the default and is not in the address. */
export function withView(address: string, view: View, panes: readonly PaneSpec[]): string {
  const url = new URL(address);
  const fragment = fragmentOf(address);
  fragment.delete(VIEW_PARAMETER);
  fragment.delete(PANE_PARAMETER);
  if (view !== 'app') fragment.set(VIEW_PARAMETER, view);
  if (view === 'compare') {
    for (const { link, build } of panes) fragment.append(PANE_PARAMETER, build ? link + BUILD_MARK + build : link);
  }
  url.hash = fragment.toString();
  return url.href;
}
