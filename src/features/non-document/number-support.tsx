import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { UseCall } from '../../api/use-call';
import type { StepLevel } from '../../domain/steps';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { StatusBanner } from '../../ui/status-banner';
import { StepSkeleton } from '../../ui/step-skeleton';
import { useTimes } from '../shared/format/use-times';
import { Loaded } from '../shared/loading/loaded';

interface NumberSupportProps {
  readonly documents: UseCall<ResponseOf<typeof endpoints.supportedDocumentTypes>>;
  readonly level: StepLevel;
  readonly children: React.ReactNode;
}

/** If the country has no number to check. */
export function NumberSupport({ documents, level, children }: NumberSupportProps) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <Loaded state={documents} skeleton={<StepSkeleton shape="field" label={t('shell.loading')} />}>
      {({ documentTypes }) =>
        documentTypes.some(({ type }) => type === 'BVN') ? (
          children
        ) : (
          <>
            <StatusBanner tone="info" title={t('nonDocument.notHere.title')}>
              <p>{times.join(t('nonDocument.notHere.body'), times.takes('LEVEL_1'))}</p>
            </StatusBanner>
            <FlowActions>
              <Button asChild variant="primary" size="large">
                <Link to={`/auth/kyc?level=${level}`}>{t('nonDocument.useDocument')}</Link>
              </Button>
            </FlowActions>
          </>
        )
      }
    </Loaded>
  );
}
