import { rejectionReasonOf } from './rejection-reason-of';
import { REJECTION_REASONS } from './rejection-reasons';
import type { Remedy } from './remedies';

export type Fault = 'photo' | 'selfie' | 'choice';

const FAULTS: Partial<Record<Remedy, Fault>> = {
  'retake-photo': 'photo',
  'retake-selfie': 'selfie',
  'other-document': 'choice',
};

/** From a vendor's code or the server's text, which may be empty. */
export function remedyOfReason(code: string): Remedy {
  const known = rejectionReasonOf(code);
  return known && 'reason' in known ? REJECTION_REASONS[known.reason] : 'retry';
}

/** Undefined if unknown. */
export function faultOf(code: string): Fault | undefined {
  return FAULTS[remedyOfReason(code)];
}

/** Members are not told a screening's verdict. */
export function isScreening(code: string): boolean {
  const known = rejectionReasonOf(code);
  return known !== undefined && 'reason' in known && known.reason === 'screening_hit';
}

export function isRetake(fault: Fault | undefined): fault is 'photo' | 'selfie' {
  return fault === 'photo' || fault === 'selfie';
}
