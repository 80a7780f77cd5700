import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { loadFile } from '../../../lib/load-file';
import { LazyPart } from '../loading/lazy-part';
import type { RejectionReason } from './rejection-reason';

// Large, and seldom needed.
const loadReason = async () => (await loadFile(() => import('./rejection-reason'))).RejectionReason;

/** Reserves space while the texts load. */
export function Reason(reason: ComponentProps<typeof RejectionReason>) {
  return (
    <div className={cx('flex flex-col gap-1', reason.isFinal ? 'min-h-6' : 'min-h-11')}>
      <LazyPart load={loadReason}>{(RejectionReason) => <RejectionReason {...reason} />}</LazyPart>
    </div>
  );
}
