import type { DocumentType } from '../../../domain/statuses';
import { Illustration, type IllustrationName } from '../../../ui/illustrations/illustration';

/** The picture of each document; a number has none. */
const PICTURES: Readonly<Record<DocumentType, IllustrationName | undefined>> = {
  ID_CARD: 'id-card',
  PASSPORT: 'passport',
  DRIVERS: 'driving-licence',
  RESIDENCE_PERMIT: 'residence-permit',
  BVN: undefined,
};

/** Decorative picture of a document on the card that chooses it; nothing for a number. */
export function DocumentPicture({ type }: { readonly type: DocumentType }) {
  const name = PICTURES[type];
  return name && <Illustration name={name} className="w-18" />;
}
