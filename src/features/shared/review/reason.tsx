import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { loadFile } from '../../../lib/load-file';
import { LazyPart } from '../loading/lazy-part';
import type { RejectionReason } from './rejection-reason';

// Loaded separately: the table of the vendors' codes is long, and most members do not need it.
const loadReason = async () => (await loadFile(() => import('./rejection-reason'))).RejectionReason;

/** Reason of a rejection. Space is reserved while the texts are loaded: one line for its title, one for the advice. */
export function Reason(reason: ComponentProps<typeof RejectionReason>) {
  return (
    <div className={cx('flex flex-col gap-1', reason.isFinal ? 'min-h-6' : 'min-h-11')}>
      <LazyPart load={loadReason}>{(RejectionReason) => <RejectionReason {...reason} />}</LazyPart>
    </div>
  );
}
