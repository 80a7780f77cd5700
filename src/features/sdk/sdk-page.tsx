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
import { CardsSkeleton } from '../../ui/skeleton';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { startPageOf } from './own-pages';
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
  return <Page title={t('sdk.title')}>{sdk ? <SdkFlow /> : end ? <SdkReturned end={end} /> : <WithoutToken />}</Page>;
}

/** After a reload or by the back button. A member of the account area goes back to it: it shows where the verification stands. */
function WithoutToken() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = startPageOf(query);
  useEffect(() => {
    if (page !== undefined) location.replace(page);
  }, [page]);
  return page === undefined ? <TokenNeeded /> : <CardsSkeleton label={t('shell.loading')} />;
}

/** The token is missing, used up or too old: only the page or the mail that led here can give another. */
function TokenNeeded() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = startPageOf(query);
  return (
    <StatusBanner
      tone="warning"
      title={t('sdk.tokenNeeded.title')}
      actions={
        page !== undefined && (
          <Button asChild variant="primary">
            <a href={page}>{t('errors.backToVerification')}</a>
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
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
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
        if (step === 'run') return <SdkRun level={sdk.level} onSubmitted={() => setStep('result')} />;
        if (step === 'start' && canStart(status)) return <SdkStart info={info} status={status} onStart={run} />;
        return <SdkResult first={info} before={step === 'result' ? status : undefined} onAgain={run} />;
      }}
    </Loadable>
  );
}
