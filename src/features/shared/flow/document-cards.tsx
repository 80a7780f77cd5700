import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { localFirst } from '../../../domain/regions';
import type { DocumentType } from '../../../domain/statuses';
import { store } from '../../../lib/store';
import { ChoiceCards } from '../../../ui/choice-cards';
import { Illustration, type IllustrationName } from '../../../ui/illustrations/illustration';

/** The picture of each document; a number has none. */
const PICTURES: Readonly<Record<DocumentType, IllustrationName | undefined>> = {
  ID_CARD: 'id-card',
  PASSPORT: 'passport',
  DRIVERS: 'driving-licence',
  RESIDENCE_PERMIT: 'residence-permit',
  BVN: undefined,
};

interface DocumentCardsProps<Type extends DocumentType> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The documents that may be chosen, with how many of its sides are photographed; undefined: nothing is said about them. */
  readonly documents: readonly { readonly type: Type; readonly sides?: number | undefined }[];
  /** The choice of an earlier visit to this screen. */
  readonly chosen: Type | undefined;
  readonly onChoose: (type: Type) => void;
}

/** The choice of a document, the same on every screen: the documents that members of the site use most come first. A tap chooses and continues. */
export function DocumentCards<Type extends DocumentType>({ documents, ...choice }: DocumentCardsProps<Type>) {
  const { t } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const hintOf = (type: Type, sides: number | undefined) => {
    if (type === 'BVN') return t('kyc.documents.BVN.hint');
    return sides === undefined ? undefined : t(sides === 1 ? 'kyc.oneSide' : 'kyc.bothSides');
  };
  return (
    <ChoiceCards
      {...choice}
      choices={localFirst(site, documents).map(({ type, sides }) => ({
        value: type,
        label: t(`kyc.documents.${type}.name`),
        picture: <Picture type={type} />,
        hint: hintOf(type, sides),
      }))}
    />
  );
}

function Picture({ type }: { readonly type: DocumentType }) {
  const name = PICTURES[type];
  return name && <Illustration name={name} className="w-18" />;
}
