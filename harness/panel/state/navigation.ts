import { ref } from 'valtio';
import { decodeLink } from '../../engine/link';
import { changesSince, linkFacts } from '../../engine/link-facts';
import type { ScenarioInfo } from '../../server/session';
import { openPanes, paneSpecs } from '../compare/panes';
import { offerOf } from '../links/offer';
import { factsIn, linkIn, OWN_ENTRY, type PaneSpec, type View, viewIn, withView } from './address';
import { adopt, startLink, writeAddress } from './scenario-changes';
import { SESSION, store } from './store';

/** Opens the scenario and the view of the panel's address. */

function isOwnEntry(): boolean {
  return (window.history.state as typeof OWN_ENTRY | null)?.writtenBy === OWN_ENTRY.writtenBy;
}

/** Number of characters of a broken link that are shown. */
const MAX_SHOWN_LINK = 80;

/**
 * Starts the scenario of the link in the panel's address, after a confirmation if a changed scenario would be lost.
 * @param running the server's present scenario
 */
export async function followAddress(running: ScenarioInfo | undefined = store.current): Promise<void> {
  if (running === undefined) return;
  const link = linkIn(window.location.href);
  const { view, panes } = viewIn(window.location.href);
  const offer = offerOf(link, running.link, isOwnEntry());
  // After a reload or a step back in the panel, the link does not come from somebody else.
  store.linkChanges = link === undefined || isOwnEntry() ? [] : changesSinceLink(link);
  store.view = SESSION ? 'app' : view;
  if (store.view === 'compare') void openPanes(panes.length > 0 ? panes : defaultPanes(running));
  if (offer.kind === 'open' && link !== undefined && (await startLink(link, 'replace'))) return;
  if (store.current) writeAddress(running, 'replace');
  else adopt(running, 'reopen');
  if (link === undefined) return;
  if (offer.kind === 'ask') store.offered = ref({ link, scenario: offer.scenario });
  if (offer.kind === 'broken') store.broken = ref({ link: link.slice(0, MAX_SHOWN_LINK), problems: offer.problems });
}

/** A new comparison has two panes with the running scenario, of which the tester then changes one. */
function defaultPanes({ link }: ScenarioInfo): readonly PaneSpec[] {
  return [{ link }, { link }];
}

/** Shows another view, and writes it into the address. */
export function showView(view: View): void {
  if (store.view === view || !store.current || SESSION) return;
  store.view = view;
  store.part = 'app';
  window.history.pushState(OWN_ENTRY, '', withView(window.location.href, view, paneSpecs()));
  if (view === 'compare' && paneSpecs().length === 0) void openPanes(defaultPanes(store.current));
}

/** Changes of builds and defaults since the address with this link was made; none for a broken link. */
function changesSinceLink(link: string): string[] {
  const decoded = decodeLink(link);
  return decoded.ok ? changesSince(factsIn(window.location.href), linkFacts(decoded.scenario, store.build?.hash)) : [];
}
