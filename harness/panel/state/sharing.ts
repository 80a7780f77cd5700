import { linkFacts } from '../../engine/link-facts';
import type { SessionSummary } from '../../server/sessions';
import { withLink } from './address';
import { control } from './api';
import { notify, tried } from './notice';
import { store } from './store';

/** Copies what the panel shows: to another tab or to the clipboard. */

/** Creates a session with the running scenario and opens its panel in a new tab. */
export async function openSession(): Promise<void> {
  if (!store.current) return;
  // Before the request: browsers allow a page to open a tab only right after a click.
  const tab = window.open('', '_blank');
  const { link } = store.current;
  const session = await tried(() => control<SessionSummary>('POST', '/sessions', { link }));
  if (!session) return tab?.close();
  const address = `${session.panel}/`;
  if (!tab) return notify(`The browser did not let the panel open a tab: ${address}`);
  tab.opener = null;
  tab.location.href = address;
}

/** Copies text to the clipboard and shows a notice; `what` is its first word. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify(`The browser did not let the panel copy: ${text}`);
  }
}

/** Copies the panel's address with the link of the running scenario. */
export async function copyLink(): Promise<void> {
  const { current, build } = store;
  if (!current) return;
  const facts = linkFacts(current.scenario, build?.hash);
  await copy(withLink(window.location.href, current.link, facts), 'Link');
}
