import type { PackDetail } from '../../server/packs/pack-list';

/** What the parts of the view of packs say in the same words. */

/** The decision about a whole pack. */
export const DECIDED_WORDS: Readonly<Record<PackDetail['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  open: 'not decided yet',
};

/** A time of a pack, to the minute. */
export const dayTime = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** Opens a page that the harness serves: in the desktop program in a window of its own. */
export function openTab(path: string): void {
  window.open(path, '_blank', 'noopener');
}
