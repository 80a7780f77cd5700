import type { PackDetail } from '../../server/packs/pack-list';

export const DECIDED_WORDS: Readonly<Record<PackDetail['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  open: 'not decided yet',
};

/** UTC, to the minute. */
export const dayTime = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** In the desktop shell, opens a window. */
export function openTab(path: string): void {
  window.open(path, '_blank', 'noopener');
}
