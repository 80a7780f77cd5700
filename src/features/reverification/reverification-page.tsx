import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { updatePoiView } from '../../domain/reverification';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { Instructions } from './instructions';
import { UpdatePoiNotice } from './update-poi-notice';

/** Re-verification (spec 2 and 4): why, until when, what is needed, and the one thing to do next. */
export function ReverificationPage() {
  const { t } = useTranslation();
  const { rules } = useSnapshot(store);
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
  const texts = useLoadTexts(kyc.error);

  return (
    <Page title={t('reverification.title')}>
      <Loadable state={kyc} texts={texts} onRetry={kyc.retry}>
        {({ updatePoi }) => {
          const view = updatePoiView(updatePoi.status, rules.identityFlow);
          if (!view) {
            return (
              <StatusBanner
                tone="success"
                title={t('reverification.nothingTitle')}
                actions={
                  <Button asChild variant="primary">
                    <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                  </Button>
                }
              >
                <p>{t('reverification.nothingBody')}</p>
              </StatusBanner>
            );
          }
          const asks = view.notice !== 'processing';
          return (
            <>
              {asks && <Lead>{t('reverification.lead')}</Lead>}
              <UpdatePoiNotice view={view} info={updatePoi} />
              <Instructions rules={rules} asks={asks} deadline={updatePoi.deadline} />
            </>
          );
        }}
      </Loadable>
    </Page>
  );
}
