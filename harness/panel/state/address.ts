import { LINK_PARAMETER } from '../../core/link';
import { addressFragment, type LinkFacts } from '../../core/link-facts';

/**
 * In the fragment, to hide it from servers. The link may also be a query parameter, for programs that drop fragments.
 */

/** Marks the panel's own history entries. Other origins cannot write it. */
export const OWN_ENTRY = { writtenBy: 'panel' };

const VIEWS = ['app', 'compare', 'sweep', 'coverage', 'packs'] as const;
export type View = (typeof VIEWS)[number];

/** Scenario link, and the build if it is not the harness's own. */
export interface PaneSpec {
  readonly link: string;
  /** First digits of the build's hash. */
  readonly build?: string;
}

const VIEW_PARAMETER = 'view';
const PANE_PARAMETER = 'pane';
/** Separates link and build; neither contains it. */
const BUILD_MARK = '~';
export const MAX_PANES = 4;

function fragmentOf(address: string): URLSearchParams {
  return new URLSearchParams(new URL(address).hash.slice(1));
}

export function linkIn(address: string): string | undefined {
  const link = fragmentOf(address).get(LINK_PARAMETER) ?? new URL(address).searchParams.get(LINK_PARAMETER);
  return link || undefined;
}

/** Replaces the link and removes the query. The facts help to detect later changes. */
export function withLink(address: string, link: string, facts: LinkFacts): string {
  const { view, panes } = viewIn(address);
  const url = new URL(address);
  url.search = '';
  url.hash = addressFragment(link, facts);
  return withView(url.href, view, panes);
}

export function factsIn(address: string): Partial<LinkFacts> {
  const fragment = fragmentOf(address);
  return { build: fragment.get('build') ?? '', mark: fragment.get('mark') ?? '' };
}

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

/** The app view is the default and is left out. */
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
