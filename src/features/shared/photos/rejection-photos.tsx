import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reason-of';
import type { RejectionReason } from '../../../domain/rejection-reasons';
import { PhotoPairs, type PhotoTopic } from '../../../ui/photo-pairs';

/** What to look at in the next photo, for each reason that a better photo solves. */
const TOPICS: Partial<Record<RejectionReason, readonly PhotoTopic[]>> = {
  document_unreadable: ['light', 'glare', 'framing'],
  document_incomplete: ['framing'],
  document_side_missing: ['framing'],
  document_page_missing: ['framing'],
  selfie_face_mismatch: ['selfie', 'light'],
  selfie_face_missing: ['selfie', 'light'],
  selfie_not_live: ['selfie', 'light'],
};

/**
 * Good and bad photos below the reason of a rejection; nothing for a reason that no photo solves. They have no title of their own: they belong to the
 * reason, and the page's help may have the section of that title.
 */
export function RejectionPhotos({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  const topics = known && 'reason' in known ? TOPICS[known.reason] : undefined;
  return topics && <PhotoPairs compact topics={topics} caption={(topic, kind) => t(`guide.photos.${topic}.${kind}`)} />;
}
