import type { DocumentType } from '../../../domain/statuses';

const OF_DOCUMENTS = {
  ID_CARD: 'review.retake.ID_CARD',
  PASSPORT: 'review.retake.PASSPORT',
  DRIVERS: 'review.retake.DRIVERS',
  RESIDENCE_PERMIT: 'review.retake.RESIDENCE_PERMIT',
  // A number has no photo.
  BVN: 'review.retake.photo',
} as const satisfies Record<DocumentType, string>;

export function retakeLabel(fault: 'photo' | 'selfie', documentType: DocumentType | undefined) {
  if (fault === 'selfie') return 'review.retake.selfie';
  return documentType ? OF_DOCUMENTS[documentType] : 'review.retake.photo';
}
