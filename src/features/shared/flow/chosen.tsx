import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import type { DocumentChoice } from '../../../domain/verification-screens';
import { nameOfCountry } from '../../../ui/fields/countries';

interface ChosenProps extends DocumentChoice {
  readonly level: StepLevel | undefined;
}

export function Chosen({ level, documentType, country }: ChosenProps) {
  const { t, i18n } = useTranslation();
  const document = documentType && level === 'LEVEL_1' ? [t(`kyc.documents.${documentType}.name`)] : [];
  return <p>{[...document, nameOfCountry([], country, i18n.language)].join(' · ')}</p>;
}
