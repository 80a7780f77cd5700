import { loadFile } from '../lib/load-file';
import type { Capabilities } from './capabilities';
import { postToEmbedder } from './embedder';
import { capabilities } from './page-context';

const goTo = (address: string) => location.assign(address);

const LEAVE_BY: Record<Capabilities['leaving'], (address: string) => void> = {
  redirect: goTo,
  message: (address) => {
    postToEmbedder('closed');
    if (window.parent === window) goTo(address);
  },
  close: async (address) => {
    const { closeShell } = await loadFile(() => import('./mini-program'));
    if (!closeShell()) goTo(address);
  },
};

/** @param address unless the host closes the view or the embedder decides */
export function leaveApp(address: string): void {
  LEAVE_BY[capabilities().leaving](address);
}

export function opensOutside(): boolean {
  return capabilities().otherSites === 'shell';
}

/** In the member's browser; without a shell, here. */
export async function openOutside(address: string): Promise<void> {
  const { openInBrowser } = await loadFile(() => import('./mini-program'));
  if (!openInBrowser(new URL(address, location.href).href)) goTo(address);
}
