import { lookUp } from './look-up';
import { rejectionReasonOf } from './rejection-reason-of';
import type { RejectionReason } from './rejection-reasons';

/** What was wrong with rejected documents: a photo of the document, the selfie, or which document was chosen. */
export type Fault = 'photo' | 'selfie' | 'choice';

/** The reasons that name a fault; the others say nothing about one photo or one document. */
const FAULTS: Partial<Record<RejectionReason, Fault>> = {
  document_unreadable: 'photo',
  document_incomplete: 'photo',
  document_side_missing: 'photo',
  document_page_missing: 'photo',
  document_is_copy: 'photo',
  document_from_screen: 'photo',
  document_not_a_document: 'photo',
  selfie_face_mismatch: 'selfie',
  selfie_face_missing: 'selfie',
  selfie_not_live: 'selfie',
  selfie_with_document_missing: 'selfie',
  document_expired: 'choice',
  document_damaged: 'choice',
  document_type_not_supported: 'choice',
  document_language_not_supported: 'choice',
};

/** The fault that a reason names: a vendor's code or the server's text; undefined if it names none. */
export function faultOf(code: string): Fault | undefined {
  const known = rejectionReasonOf(code);
  return known && 'reason' in known ? lookUp(FAULTS, known.reason) : undefined;
}

/** Whether a rejection comes from a screening of the person, whose verdict the member is not told. */
export function isScreening(code: string): boolean {
  const known = rejectionReasonOf(code);
  return known !== undefined && 'reason' in known && known.reason === 'screening_hit';
}

/** Whether a new photo is all that is needed. */
export function isRetake(fault: Fault | undefined): fault is 'photo' | 'selfie' {
  return fault === 'photo' || fault === 'selfie';
}
