import { linkFacts } from '../../core/link-facts';
import type { SessionSummary } from '../../server/sessions';
import { withLink } from './address';
import { control } from './api';
import { notify, tried } from './notice';
import { store } from './store';

/** Opens the new session's panel in a tab. */
export async function openSession(): Promise<void> {
  if (!store.current) return;
  // Before the request, because a tab may be opened only right after a click.
  const tab = window.open('', '_blank');
  const { link } = store.current;
  const session = await tried(() => control<SessionSummary>('POST', '/sessions', { link }));
  if (!session) return tab?.close();
  const address = `${session.panel}/`;
  if (!tab) return notify(`The browser did not let the panel open a tab: ${address}`);
  tab.opener = null;
  tab.location.href = address;
}

/** `what` is the first word of the notice. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify(`The browser did not let the panel copy: ${text}`);
  }
}

export async function copyLink(): Promise<void> {
  const { current, build } = store;
  if (!current) return;
  const facts = linkFacts(current.scenario, build?.hash);
  await copy(withLink(window.location.href, current.link, facts), 'Link');
}
