import { type ReactNode, useEffect } from 'react';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { eligibility, nextLevel, type VerificationRequest } from '../../domain/eligibility';
import type { StepLevel } from '../../domain/steps';
import { type FlowStep, flowScreen } from '../../domain/verification-screens';
import { Loadable } from '../../ui/loadable';
import { useLoadTexts } from '../load-texts';
import { Refusal } from '../refusal';
import { together } from '../together';
import { type MemberState, useMemberState } from '../use-member-state';
import type { FlowPlace } from './flow-address';

interface LevelGateProps {
  readonly place: FlowPlace;
  /** Leads to the step that the member may see, where the address names one that the member may not. */
  readonly go: (next: Partial<FlowPlace>, replace: true) => void;
  readonly children: (level: StepLevel, member: MemberState) => ReactNode;
}

/**
 * Asks where the member stands before a step is shown, and shows it only where the eligibility rule lets the member start. Without a
 * level in the address it is the next one.
 */
export function LevelGate({ place, go, children }: LevelGateProps) {
  const member = useMemberState();
  const config = useCall(endpoints.kycConfig, {});
  // A country in the address is a choice that nobody has checked; only a run goes by it.
  const data = together(place.step === 'run' ? { member, config } : { member });
  const texts = useLoadTexts(data.error);

  return (
    <Loadable state={data} texts={texts} onRetry={data.retry}>
      {({ member: state }) => {
        const level = place.level ?? nextLevel(state.facts);
        const country = place.step === 'run' ? place.country : undefined;
        const request: VerificationRequest = { kind: 'document', level, country };
        const answer = eligibility(request, {
          ...state.facts,
          unsupportedCountries: config.data?.unsupportedCountries,
        });
        const screen = flowScreen(place.step, answer);
        const step = screen === 'refusal' ? 'choose' : screen;
        if (step !== place.step) return <GoTo step={step} go={() => go({ level, step }, true)} />;
        return answer.allowed || screen !== 'refusal' ? (
          children(level, state)
        ) : (
          <Refusal answer={answer} request={request} />
        );
      }}
    </Loadable>
  );
}

/** Puts the right step into the address, so that a reload or the back button does not come to the wrong one again. */
function GoTo({ step, go }: { readonly step: FlowStep; readonly go: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step; the step is what is gone to.
  useEffect(go, [step]);
  return null;
}
