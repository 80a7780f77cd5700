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
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import type { KycInfo } from '../use-review';
import { useSdkState } from '../use-start-state';
import { ACCOUNT_AREA, OWN_PAGES } from './own-pages';
import { SdkRefusal } from './sdk-refusal';
import { SdkResult } from './sdk-result';
import { endOf, SdkReturned } from './sdk-returned';
import { SdkRun } from './sdk-run';
import { SdkStart } from './sdk-start';
import { requestOf, type SdkStatus, statusOf } from './sdk-status';

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

  if (!sdk || member.error?.kind === 'no-permission') return <TokenNeeded />;
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
        if (screen === 'run') return <SdkRun level={sdk.level} onSubmitted={() => setStep('result')} />;
        if (screen === 'choose') return <SdkStart info={info} status={status} onStart={() => run(info)} />;
        const before = step === 'result' ? status : undefined;
        return <SdkResult member={{ info, account }} run={sdk} before={before} onAgain={run} />;
      }}
    </Loadable>
  );
}
