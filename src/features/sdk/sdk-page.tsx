import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { flowScreen, hasResult } from '../../domain/verification-screens';
import { postToEmbedder } from '../../lib/embedder';
import { store } from '../../lib/store';
import { forgetSubmission, markSubmitted } from '../../lib/submissions';
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
import { SdkStepLoading } from './sdk-step-page';
import { SHARING } from './sharing';
import { TokenNeeded } from './token-needed';

/** Embedded verification. Without a token there is no session, and no login either. */
export function SdkPage() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const [query] = useSearchParams();
  const end = endOf(query);
  if (sdk) return <SdkFlow />;
  return <Page title={t('sdk.title')}>{end ? <SdkReturned end={end} /> : <WithoutToken />}</Page>;
}

/** Shown after a reload or with the back button. A member who came from the account area is sent back there, which shows the status. */
function WithoutToken() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = startPageOf(query);
  useEffect(() => {
    if (page !== undefined) location.replace(page);
  }, [page]);
  return page === undefined ? <TokenNeeded /> : <CardsSkeleton label={t('shell.loading')} />;
}

/**
 * Fetches the code that runs the vendors while the member reads: a deploy meanwhile must not keep the run from starting, because the token
 * cannot be had again. A failure is noticed when the run begins.
 */
function fetchAdapters(): void {
  for (const row of Object.values(ADAPTERS)) if (row.kind === 'embedded') row.load().catch(() => undefined);
}

function SdkFlow() {
  const { sdk } = useSnapshot(store);
  const [step, setStep] = useState<'choose' | 'run' | 'result'>();
  const member = useSdkState();
  const { t } = useTranslation();
  const title = t('sdk.title');
  const { data } = member;
  // The first answer decides how the page starts: a member whose documents have been submitted sees the result.
  if (sdk && data && !step) setStep(hasResult(data.may(requestOf(sdk))) ? 'result' : 'choose');
  const isReady = data !== undefined;

  useEffect(() => {
    if (isReady) postToEmbedder('ready');
  }, [isReady]);
  useEffect(fetchAdapters, []);

  if (!sdk) {
    return (
      <Page title={title}>
        <TokenNeeded />
      </Page>
    );
  }
  return (
    <LoadingPage title={title} state={member} loading={<SdkStepLoading step="start" />}>
      {(state) => {
        const { info, account, may } = state;
        const request = requestOf(sdk);
        const answer = may(request);
        const status = statusOf(info, sdk, account);
        // A member who opened the page during the review has consented to nothing yet.
        const start = () => {
          forgetSubmission(sdk.level);
          const isAgreed = hasConsent(SHARING);
          if (isAgreed) postToEmbedder('started');
          setStep(isAgreed ? 'run' : 'choose');
        };
        // The result is polled: a later status is shown there and must not lead to another screen.
        const screen = step === 'result' ? step : flowScreen(step ?? 'choose', answer);
        if (screen === 'result') {
          return (
            <Page title={title}>
              <SdkResult run={sdk} onRetry={start} />
            </Page>
          );
        }
        if (!answer.allowed && screen === 'refusal') {
          return (
            <Page title={title}>
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
