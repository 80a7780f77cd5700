import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { localFirst } from '../../../domain/regions';
import type { DocumentType } from '../../../domain/statuses';
import { store } from '../../../lib/store';
import { ChoiceCards } from '../../../ui/choice-cards';
import { Illustration, type IllustrationName } from '../../../ui/illustrations/illustration';

const PICTURES: Readonly<Record<DocumentType, IllustrationName | undefined>> = {
  ID_CARD: 'id-card',
  PASSPORT: 'passport',
  DRIVERS: 'driving-licence',
  RESIDENCE_PERMIT: 'residence-permit',
  BVN: undefined,
};

interface DocumentCardsProps<Type extends DocumentType> {
  readonly label: string;
  /** `sides` to photograph; undefined: unknown. */
  readonly documents: readonly { readonly type: Type; readonly sides?: number | undefined }[];
  readonly chosen: Type | undefined;
  readonly onChoose: (type: Type) => void;
}

/** The site's most common first. */
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
