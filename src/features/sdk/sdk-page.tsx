import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { eligibility } from '../../domain/eligibility';
import { flowScreen, hasResult } from '../../domain/verification-screens';
import { tellEmbedder } from '../../lib/embedder';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../shared/loading/load-texts';
import { useSdkState } from '../shared/member/use-start-state';
import type { KycInfo } from '../shared/review/use-review';
import { startPageOf } from '../shared/vendor/own-pages';
import { SdkRefusal } from './sdk-refusal';
import { SdkResult } from './sdk-result';
import { endOf, SdkReturned } from './sdk-returned';
import { SdkRun } from './sdk-run';
import { SdkStart } from './sdk-start';
import { requestOf, type SdkStatus, statusOf } from './sdk-status';

/** Embedded SDK verification. Without a token nobody is known, and no login can help. */
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

function SdkFlow() {
  const { sdk } = useSnapshot(store);
  const [step, setStep] = useState<'choose' | 'run' | 'result'>('choose');
  // What kyc-info said when the member began again: the first answer is old by then.
  const [latest, setLatest] = useState<KycInfo>();
  const member = useSdkState();
  const texts = useLoadTexts(member.error);
  const isReady = member.data !== undefined;

  useEffect(() => {
    if (isReady) tellEmbedder('ready');
  }, [isReady]);

  if (!sdk) return <TokenNeeded />;
  return (
    <Loadable state={member} texts={texts} onRetry={member.retry}>
      {({ info: first, account }) => {
        const info = latest ?? first;
        const request = requestOf(sdk);
        const answer = eligibility(request, { ...info, ...account });
        const status: SdkStatus = statusOf(info, sdk, account);
        const run = (now: KycInfo) => {
          tellEmbedder('started');
          setLatest(now);
          setStep('run');
        };
        // A member whose documents are here already sees what became of them.
        const screen = flowScreen(step === 'choose' && hasResult(answer) ? 'result' : step, answer);
        if (!answer.allowed && screen === 'refusal') {
          return <SdkRefusal answer={answer} request={request} status={status} />;
        }
        if (screen === 'run') {
          const { kycToken } = info;
          return <SdkRun level={sdk.level} status={status} kycToken={kycToken} onSubmitted={() => setStep('result')} />;
        }
        if (screen === 'choose') return <SdkStart info={info} status={status} onStart={() => run(info)} />;
        const before = step === 'result' ? status : undefined;
        return <SdkResult member={{ info, account }} run={sdk} before={before} onAgain={run} />;
      }}
    </Loadable>
  );
}
