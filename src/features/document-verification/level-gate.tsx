import { type ReactNode, useEffect } from 'react';
import type { VerificationRequest } from '../../domain/eligibility';
import type { StepLevel } from '../../domain/steps';
import { type FlowStep, flowScreen, nextLevel } from '../../domain/verification-screens';
import { Loadable } from '../../ui/loadable';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import { type MemberState, useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
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
  // What a submission came to does not depend on the countries that are served now. A gate keeps its step for as long as it lives.
  const useStepState = place.step === 'result' ? useMemberState : useStartState;
  // The token ties a vendor's run to what is shown here; no other step needs one.
  const member = useStepState(place.step === 'run' ? { obtain_kyc_token: true } : {});
  const texts = useLoadTexts(member.error);

  return (
    <Loadable state={member} texts={texts} onRetry={member.retry}>
      {(state) => {
        const level = place.level ?? nextLevel(state.facts);
        // A country in the address is a choice that nobody has checked; only a run goes by it.
        const country = place.step === 'run' ? place.country : undefined;
        const request: VerificationRequest = { kind: 'document', level, country };
        const answer = state.may(request);
        const screen = flowScreen(place.step, answer);
        const step = screen === 'refusal' ? 'choose' : screen;
        if (step !== place.step) return <GoTo step={step} go={() => go({ level, step }, true)} />;
        if (!answer.allowed && screen === 'refusal')
          return <Refusal answer={answer} request={request} residence={state.info.residenceCountry} />;
        return children(level, state);
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
