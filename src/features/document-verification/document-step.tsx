import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { localFirst } from '../../domain/regions';
import { store } from '../../lib/store';
import { ChoiceCards } from '../../ui/choice-cards';
import { StatusBanner } from '../../ui/status-banner';
import { StepSkeleton } from '../../ui/step-skeleton';
import { DocumentPicture } from '../shared/flow/document-picture';
import { Loaded } from '../shared/loading/loaded';
import { DOCUMENT_TOPICS, PhotoTips } from '../shared/photos/photo-tips';
import type { OwnStepProps } from './prepare-steps';
import { StepPage } from './step-page';

/** Second step: which of the documents that the country's rules accept. A tap on a card chooses and continues. */
export function DocumentStep(props: OwnStepProps) {
  const { place, onNext } = props;
  const { t } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const documents = useCall(endpoints.supportedDocumentTypes, { country: place.country, level: place.level });
  return (
    <StepPage {...props} help={<PhotoTips topics={DOCUMENT_TOPICS} />}>
      {documents.data === undefined && documents.status === 'loading' ? (
        <StepSkeleton shape="choices" label={t('shell.loading')} />
      ) : (
        <Loaded state={documents}>
          {({ documentTypes }) =>
            documentTypes.length === 0 ? (
              <StatusBanner tone="warning" title={t('kyc.noDocuments.title')}>
                <p>{t('kyc.noDocuments.body')}</p>
              </StatusBanner>
            ) : (
              <ChoiceCards
                label={t('kyc.document')}
                chosen={place.documentType}
                onChoose={(documentType) => onNext({ documentType })}
                choices={localFirst(site, documentTypes, ({ type }) => type).map(({ type, sides }) => ({
                  value: type,
                  label: t(`kyc.documents.${type}.name`),
                  picture: <DocumentPicture type={type} />,
                  hint: type === 'BVN' ? t('kyc.documents.BVN.hint') : t(sides === 1 ? 'kyc.oneSide' : 'kyc.bothSides'),
                }))}
              />
            )
          }
        </Loaded>
      )}
    </StepPage>
  );
}
