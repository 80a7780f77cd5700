import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { flowScreen, hasResult } from '../../domain/verification-screens';
import { store } from '../../lib/store';
import { forgetSubmission, markSubmitted } from '../../lib/submissions';
import { postToEmbedder } from '../../modes/embedder';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { ADAPTERS } from '../../vendors/registry';
import { hasConsent } from '../shared/consent/given-consent';
import { LoadingPage } from '../shared/loading/loading-page';
import { useSdkState } from '../shared/member/use-start-state';
import { startPageOf } from '../shared/vendor/own-pages';
import { SdkRefusal } from './sdk-refusal';
import { SdkResult } from './sdk-result';
import { endOf, SdkReturned } from './sdk-returned';
import { SdkRun } from './sdk-run';
import { SdkStart } from './sdk-start';
import { requestOf, statusOf } from './sdk-status';
import { SdkStepSkeleton } from './sdk-step-page';
import { SHARING } from './sharing';
import { TokenNeeded } from './token-needed';
import { useSdkTitle } from './use-sdk-title';

export function SdkPage() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const [query] = useSearchParams();
  const end = endOf(query);
  if (sdk) return <SdkFlow />;
  return (
    <Page hasNews title={t('sdk.title')}>
      {end ? <SdkReturned end={end} /> : <WithoutToken />}
    </Page>
  );
}

/** After a reload or the back button. */
function WithoutToken() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = startPageOf(query);
  useEffect(() => {
    if (page !== undefined) location.replace(page);
  }, [page]);
  return page === undefined ? <TokenNeeded /> : <CardsSkeleton label={t('shell.loading')} />;
}

/** The token works once, so a deploy must not stop the run. */
function fetchAdapters(): void {
  for (const row of Object.values(ADAPTERS)) if (row.kind === 'embedded') row.load().catch(() => undefined);
}

function SdkFlow() {
  const { sdk } = useSnapshot(store);
  const [step, setStep] = useState<'choose' | 'run' | 'result'>();
  const member = useSdkState();
  const title = useSdkTitle();
  const { data } = member;
  // Submitted documents show the result.
  if (sdk && data && !step) setStep(hasResult(data.may(requestOf(sdk))) ? 'result' : 'choose');
  const isReady = data !== undefined;

  useEffect(() => {
    if (isReady) postToEmbedder('ready');
  }, [isReady]);
  useEffect(fetchAdapters, []);

  if (!sdk) {
    return (
      <Page hasNews title={title}>
        <TokenNeeded />
      </Page>
    );
  }
  return (
    <LoadingPage title={title} state={member} loading={<SdkStepSkeleton step="start" />}>
      {(state) => {
        const { info, account, may } = state;
        const request = requestOf(sdk);
        const answer = may(request);
        const status = statusOf(info, sdk, account);
        const start = () => {
          forgetSubmission(sdk.level);
          const isAgreed = hasConsent(SHARING);
          if (isAgreed) postToEmbedder('started');
          setStep(isAgreed ? 'run' : 'choose');
        };
        // Later statuses must not change the screen.
        const screen = step === 'result' ? step : flowScreen(step ?? 'choose', answer);
        if (screen === 'result') {
          return (
            <Page hasNews title={title}>
              <SdkResult run={sdk} onRetry={start} />
            </Page>
          );
        }
        if (!answer.allowed && screen === 'refusal') {
          return (
            <Page hasNews title={title}>
              <SdkRefusal answer={answer} request={request} status={status} />
            </Page>
          );
        }
        if (screen !== 'run') return <SdkStart member={state} status={status} onStart={start} />;
        const showResult = () => {
          markSubmitted(sdk.level, 'documents');
          setStep('result');
        };
        return (
          <SdkRun
            request={request}
            level={sdk.level}
            status={status}
            kycToken={info.kycToken}
            onSubmitted={showResult}
            askAgain={() => setStep('choose')}
          />
        );
      }}
    </LoadingPage>
  );
}
