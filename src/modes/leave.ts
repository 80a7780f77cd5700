import { tellEmbedder } from '../lib/embedder';
import { MODE_CAPABILITIES, type ModeCapabilities } from './capabilities';
import { currentOpening } from './opened';

const goTo = (address: string) => location.assign(address);

/** One way out for each `leaving` of the modes' table. */
const WAYS_OUT: Record<ModeCapabilities['leaving'], (address: string) => void> = {
  redirect: goTo,
  message: (address) => {
    tellEmbedder('closed');
    // In a frame the embedding page decides what comes next.
    if (window.parent === window) goTo(address);
  },
  close: async (address) => {
    const { closeShell } = await import('./mini-program');
    if (!closeShell()) goTo(address);
  },
};

/**
 * Leaves the account area in the way of the mode that the page was opened in: to another page, by a message to the embedding page, or by
 * closing the messaging app's view.
 *
 * @param address where a page that stands on its own goes
 */
export function leaveApp(address: string): void {
  WAYS_OUT[MODE_CAPABILITIES[currentOpening().mode].leaving](address);
}
