import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { tellEmbedder } from '../../lib/embedder';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { ACCOUNT_AREA, OWN_PAGES } from './own-pages';
import { SdkResult } from './sdk-result';
import { endOf, SdkReturned } from './sdk-returned';
import { SdkRun } from './sdk-run';
import { SdkStart } from './sdk-start';
import { canStart, type SdkStatus, statusOf } from './sdk-status';

/** Embedded SDK verification (spec 2, `/auth/sdk`). Without a token nobody is known, and no login can help. */
export function SdkPage() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const [query] = useSearchParams();
  const end = endOf(query);
  return <Page title={t('sdk.title')}>{sdk ? <SdkFlow /> : end ? <SdkReturned end={end} /> : <TokenNeeded />}</Page>;
}

/** The token is missing, used up or too old: only the page or the mail that led here can give another. */
function TokenNeeded() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <StatusBanner
      tone="warning"
      title={t('sdk.tokenNeeded.title')}
      actions={
        query.get('from') === OWN_PAGES && (
          <Button asChild variant="primary">
            <a href={ACCOUNT_AREA}>{t('errors.backToVerification')}</a>
          </Button>
        )
      }
    >
      <p>{t('sdk.tokenNeeded.body')}</p>
    </StatusBanner>
  );
}

type Step = 'start' | 'run' | 'result';

function SdkFlow() {
  const { sdk } = useSnapshot(store);
  const [step, setStep] = useState<Step>('start');
  const kyc = useCall(endpoints.kycInfo, { obtain_kyc_token: true, obtain_current: true, obtain_state: true });
  const texts = useLoadTexts(kyc.error);
  const isReady = kyc.data !== undefined;

  useEffect(() => {
    if (isReady) tellEmbedder('ready');
  }, [isReady]);

  if (!sdk || kyc.error?.kind === 'no-permission') return <TokenNeeded />;
  return (
    <Loadable state={kyc} texts={texts} onRetry={kyc.retry}>
      {(info) => {
        const status: SdkStatus = statusOf(info, sdk);
        const run = () => {
          tellEmbedder('started');
          setStep('run');
        };
        if (step === 'run') {
          return <SdkRun level={sdk.level} status={status} info={info} onSubmitted={() => setStep('result')} />;
        }
        if (step === 'start' && canStart(status)) return <SdkStart info={info} status={status} onStart={run} />;
        return <SdkResult first={info} onAgain={run} />;
      }}
    </Loadable>
  );
}
