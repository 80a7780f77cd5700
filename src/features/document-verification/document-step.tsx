import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { StatusBanner } from '../../ui/status-banner';
import { StepSkeleton } from '../../ui/step-skeleton';
import { DocumentCards } from '../shared/flow/document-cards';
import { Loaded } from '../shared/loading/loaded';
import type { OwnStepProps } from './prepare-steps';
import { StepPage } from './step-page';

export function DocumentStep(props: OwnStepProps) {
  const { place, onNext } = props;
  const { t } = useTranslation();
  const documents = useCall(endpoints.supportedDocumentTypes, { country: place.country, level: place.level });
  return (
    <StepPage {...props}>
      <Loaded state={documents} skeleton={<StepSkeleton shape="choices" label={t('shell.loading')} />}>
        {({ documentTypes }) =>
          documentTypes.length === 0 ? (
            <StatusBanner tone="warning" title={t('kyc.noDocuments.title')}>
              <p>{t('kyc.noDocuments.body')}</p>
            </StatusBanner>
          ) : (
            <>
              <DocumentCards
                label={t('kyc.document')}
                documents={documentTypes}
                chosen={place.documentType}
                onChoose={(documentType) => onNext({ documentType })}
              />
              <p className="text-sm text-muted">{t('kyc.onlyListed')}</p>
            </>
          )
        }
      </Loaded>
    </StepPage>
  );
}
