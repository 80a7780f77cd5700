import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reason-of';
import type { RejectionReason } from '../../../domain/rejection-reasons';
import { PhotoPairs, type PhotoTopic } from '../../../ui/photo-pairs';

const TOPICS: Partial<Record<RejectionReason, readonly PhotoTopic[]>> = {
  document_unreadable: ['light', 'glare', 'framing'],
  document_incomplete: ['framing'],
  document_side_missing: ['framing'],
  document_page_missing: ['framing'],
  selfie_face_mismatch: ['selfie', 'light'],
  selfie_face_missing: ['selfie', 'light'],
  selfie_not_live: ['selfie', 'light'],
};

/** Nothing for other reasons. */
export function RejectionPhotos({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  const topics = known && 'reason' in known ? TOPICS[known.reason] : undefined;
  return topics && <PhotoPairs compact topics={topics} caption={(topic, kind) => t(`guide.photos.${topic}.${kind}`)} />;
}
