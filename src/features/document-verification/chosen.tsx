import { useTranslation } from 'react-i18next';
import { nameOfCountry } from '../../ui/fields/countries';
import type { FlowPlace } from './flow-address';

export function Chosen({ level, documentType, country }: Pick<FlowPlace, 'level' | 'documentType' | 'country'>) {
  const { t, i18n } = useTranslation();
  const document = documentType && level === 'LEVEL_1' ? [t(`kyc.documents.${documentType}.name`)] : [];
  return <p>{[...document, nameOfCountry([], country, i18n.language)].join(' · ')}</p>;
}
