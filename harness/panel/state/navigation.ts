import { ref } from 'valtio';
import { decodeLink } from '../../core/link';
import { changesSince, linkFacts } from '../../core/link-facts';
import type { ScenarioInfo } from '../../server/session';
import { openPanes, paneSpecs } from '../compare/panes';
import { offerOf } from '../links/offer';
import { factsIn, linkIn, OWN_ENTRY, type PaneSpec, type View, viewIn, withView } from './address';
import { adopt, startLink, writeAddress } from './scenario-changes';
import { SESSION, store } from './store';

function isOwnEntry(): boolean {
  return (window.history.state as typeof OWN_ENTRY | null)?.writtenBy === OWN_ENTRY.writtenBy;
}

const MAX_SHOWN_LINK = 80;

/**
 * Asks first if a changed scenario would be lost.
 * @param running the server's scenario
 */
export async function followAddress(running: ScenarioInfo | undefined = store.current): Promise<void> {
  if (running === undefined) return;
  const link = linkIn(window.location.href);
  const { view, panes } = viewIn(window.location.href);
  const offer = offerOf(link, running.link, isOwnEntry());
  // After a reload or a step back, the link is the panel's own.
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

/** Both panes start with the running scenario. */
function defaultPanes({ link }: ScenarioInfo): readonly PaneSpec[] {
  return [{ link }, { link }];
}

export function showView(view: View): void {
  if (store.view === view || !store.current || SESSION) return;
  store.view = view;
  store.part = 'app';
  window.history.pushState(OWN_ENTRY, '', withView(window.location.href, view, paneSpecs()));
  if (view === 'compare' && paneSpecs().length === 0) void openPanes(defaultPanes(store.current));
}

/** Changes of builds and defaults since the link was made. Empty for a broken link. */
function changesSinceLink(link: string): string[] {
  const decoded = decodeLink(link);
  return decoded.ok ? changesSince(factsIn(window.location.href), linkFacts(decoded.scenario, store.build?.hash)) : [];
}
