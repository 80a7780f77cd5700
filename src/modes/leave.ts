import { postToEmbedder } from '../lib/embedder';
import { loadFile } from '../lib/load-file';
import { MODE_CAPABILITIES, type ModeCapabilities } from './capabilities';
import { currentPageContext } from './page-context';

const goTo = (address: string) => location.assign(address);

/** How each value of `leaving` is done. */
const LEAVE_BY: Record<ModeCapabilities['leaving'], (address: string) => void> = {
  redirect: goTo,
  message: (address) => {
    postToEmbedder('closed');
    // In a frame the embedding page decides what happens next.
    if (window.parent === window) goTo(address);
  },
  close: async (address) => {
    const { closeShell } = await loadFile(() => import('./mini-program'));
    if (!closeShell()) goTo(address);
  },
};

/**
 * Leaves the account area as the mode requires: to another page, by a message to the embedding page, or by closing the messaging app's
 * view.
 *
 * @param address page to go to, unless the host closes the view or the embedding page decides
 */
export function leaveApp(address: string): void {
  LEAVE_BY[MODE_CAPABILITIES[currentPageContext().mode].leaving](address);
}

/** Whether another site is opened by `openOutside`, and not by its link. */
export function opensOutside(): boolean {
  return MODE_CAPABILITIES[currentPageContext().mode].otherSites === 'shell';
}

/** Opens an address in the member's browser beside the messaging app; without a shell, as after a reload outside it, in place of this page. */
export async function openOutside(address: string): Promise<void> {
  const { openInBrowser } = await loadFile(() => import('./mini-program'));
  if (!openInBrowser(new URL(address, location.href).href)) goTo(address);
}
