import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { openFlow } from '../../domain/levels';
import { stepsOf } from '../../domain/steps';
import { setFlow } from '../../lib/store';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import type { VendorEvent } from '../../vendors/vendor';
import { screenContext } from '../shared/actions/action';
import { beginOnScreen } from '../shared/actions/begin-on-screen';
import { useLoadTexts } from '../shared/loading/load-texts';
import type { MemberState } from '../shared/member/use-member-state';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { VendorRun } from '../shared/vendor/vendor-run';
import { type Begun, beginRun, type Chosen, tokenOf } from './begin-run';
import { phoneAddress } from './phone-address';
import { RunProblem } from './run-problem';
import type { StepProps } from './step-props';

type State = { readonly at: 'starting' } | { readonly at: 'refused'; readonly error: ApiError } | Begun;

interface RunStepProps extends StepProps {
  /** Where the member stood when the step came up: which flows are open, and the token of this run. */
  readonly member: MemberState;
}

/** The vendor's flow: asks who verifies and for a token, each time anew, and brings the member there. */
export function RunStep({ place, go, member: { info, facts } }: RunStepProps) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<State>({ at: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const { level, country, documentType } = place;
  const language = i18n.language;
  const { flowNames, kycToken } = info;
  const flow: Chosen = { level, country, documentType, flowName: openFlow(level, flowNames), kycToken };
  const { status } = stepsOf(facts)[level];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    setState({ at: 'starting' });
    return beginOnScreen({
      begin: (context, leaveFor) =>
        beginRun(context, flow, {
          language,
          leaveFor,
          onProvider: (provider, flowName) => setFlow({ level, flowName, provider, before: status }),
        }),
      onBegun: setState,
      onRefused: (error) => setState({ at: 'refused', error }),
      onGivenUp: () => setState({ at: 'problem', problem: { type: 'cancelled' } }),
    });
  }, [level, country, documentType, language, attempt]);

  const texts = useLoadTexts(state.at === 'refused' ? state.error : undefined);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  const hasArrived = (now: MemberState['info']) => stepsOf({ ...facts, ...now })[level].status !== status;
  const phone = (
    <ContinueOnPhone address={phoneAddress(place)} onDone={() => go({ step: 'result' })} hasArrived={hasArrived} />
  );

  if (state.at === 'starting') return <CardsSkeleton label={t('kyc.starting')} />;
  if (state.at === 'refused') {
    return (
      <ErrorState
        texts={texts}
        onRetry={again}
        otherAction={
          <>
            {phone}
            <TextLink asChild beside>
              <button type="button" onClick={() => go({ step: 'choose' }, true)}>
                {t('kyc.changeDocument')}
              </button>
            </TextLink>
          </>
        }
      />
    );
  }
  if (state.at === 'problem') {
    return (
      <RunProblem problem={state.problem} onRetry={again} onChange={() => go({ step: 'choose' }, true)} phone={phone} />
    );
  }
  const { session } = state;
  const end = (event: Exclude<VendorEvent, { type: 'loaded' }>) => {
    if (event.type === 'submitted') go({ step: 'result' }, true);
    else setState({ at: 'problem', problem: event });
  };
  const freshToken = async (signal: AbortSignal) =>
    (await tokenOf(screenContext(call, signal), flow, session.provider, 'renew-vendor-token')).token;
  return (
    <VendorRun
      session={session}
      freshToken={freshToken}
      onRefused={(error) => setState({ at: 'refused', error })}
      onEnd={end}
    >
      {phone}
    </VendorRun>
  );
}
