import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import type { ApiError } from '../../api/errors';
import type { StepLevel } from '../../domain/steps';
import { tellEmbedder } from '../../lib/embedder';
import { setFlow } from '../../lib/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { StatusBanner } from '../../ui/status-banner';
import type { VendorEvent } from '../../vendors/vendor';
import { screenContext } from '../shared/actions/action';
import { beginOnScreen } from '../shared/actions/begin-on-screen';
import { useLoadTexts } from '../shared/loading/load-texts';
import { VendorRun } from '../shared/vendor/vendor-run';
import { type Begun, beginSdkRun, tokenOf } from './begin-sdk-run';
import type { SdkStatus } from './sdk-status';

type State = { readonly at: 'starting' } | { readonly at: 'refused'; readonly error: ApiError } | Begun;

/** Each end without a submission, by the name of its texts. */
export const PROBLEMS = { cancelled: 'cancelled', 'camera-refused': 'camera', failed: 'failed' } as const;

interface SdkRunProps {
  readonly level: StepLevel;
  /** Where the run stood when kyc-info was asked. */
  readonly status: SdkStatus;
  /** From kyc-info; empty: there is none. */
  readonly kycToken: string;
  readonly onSubmitted: () => void;
}

/** The vendor's flow in SDK mode: its token comes from the integration's own call. */
export function SdkRun({ level, status, kycToken, onSubmitted }: SdkRunProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ at: 'starting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    setState({ at: 'starting' });
    return beginOnScreen<Begun>({
      begin: (context, leaveFor) =>
        beginSdkRun(context, level, {
          kycToken,
          leaveFor,
          onProvider: (provider, flowName) => setFlow({ level, flowName, provider, before: status }),
        }),
      onBegun: (begun) => {
        if (begun.at === 'problem') tellEmbedder('error');
        setState(begun);
      },
      onRefused: (error) => {
        tellEmbedder('error');
        setState({ at: 'refused', error });
      },
      onGivenUp: () => setState({ at: 'problem', problem: 'cancelled' }),
    });
  }, [level, attempt]);

  const texts = useLoadTexts(state.at === 'refused' ? state.error : undefined);
  const again = () => setAttempt((n) => n + 1);

  if (state.at === 'starting') return <CardsSkeleton label={t('kyc.starting')} />;
  if (state.at === 'refused') return <ErrorState texts={texts} onRetry={again} />;
  if (state.at === 'problem') {
    return (
      <StatusBanner
        tone={state.problem === 'cancelled' ? 'neutral' : 'danger'}
        title={t(`kyc.problem.${state.problem}.title`)}
        announce
        actions={
          <Button variant="primary" onClick={again}>
            {t(`kyc.problem.${state.problem}.retry`)}
          </Button>
        }
      >
        <p>{t(`kyc.problem.${state.problem}.body`)}</p>
      </StatusBanner>
    );
  }
  const { session } = state;
  const end = (event: Exclude<VendorEvent, { type: 'loaded' }>) => {
    if (event.type === 'submitted') {
      tellEmbedder('submitted');
      return onSubmitted();
    }
    tellEmbedder(event.type === 'cancelled' ? 'cancelled' : 'error');
    setState({ at: 'problem', problem: PROBLEMS[event.type] });
  };
  const freshToken = async (signal: AbortSignal) => {
    const run = { level, kycToken, provider: session.provider };
    return (await tokenOf(screenContext(call, signal), run, 'renew-vendor-token')).accessToken;
  };
  const refused = (error: ApiError) => {
    tellEmbedder('error');
    setState({ at: 'refused', error });
  };
  return <VendorRun session={session} freshToken={freshToken} onRefused={refused} onEnd={end} />;
}
