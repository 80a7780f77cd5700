import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationRequest } from '../../domain/eligibility-types';
import type { StepLevel } from '../../domain/steps';
import { type FlowStep, flowScreen, nextLevel, possibleStep } from '../../domain/verification-screens';
import { submittedAt } from '../../lib/submissions';
import { hasConsent } from '../shared/consent/given-consent';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { RefusedPage } from '../shared/member/start-gate-page';
import { useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
import type { FlowPlace } from './flow-address';
import { resultTitle } from './result-title';
import { sharingOf } from './sharing-of';
import { stepLoading } from './step-loading';

interface LevelGateProps {
  readonly place: FlowPlace;
  /** Goes to the step that the member may see, if the address has one that the member may not see. */
  readonly go: (next: Partial<FlowPlace>, replace: true) => void;
  /** `member` is undefined only on the result of a submission of this visit, until it has loaded. */
  readonly children: (level: StepLevel, member: MemberState | undefined) => ReactNode;
}

/**
 * Loads the member's state before a step is shown, and shows the step only if the eligibility rule allows the start and the steps before it
 * were taken. Without a level in the address it is the next one.
 */
export function LevelGate({ place, go, children }: LevelGateProps) {
  // The result of a submission does not depend on what could be started now. A gate is mounted anew for each step, so the hook never changes.
  const useStepState = place.step === 'result' ? useMemberState : useStartState;
  // Only a vendor's run needs the token.
  const member = useStepState(place.step === 'run' ? { obtain_kyc_token: true } : {});
  const { t } = useTranslation();
  const isResult = place.step === 'result';
  // What was submitted on this visit is shown at once, and nothing that the server answers leads to another page.
  if (isResult && place.level && submittedAt(place.level) !== undefined) return children(place.level, member.data);
  return (
    <LoadingPage
      {...(isResult ? resultTitle(place, t) : { title: t('pages.kyc') })}
      state={member}
      loading={stepLoading(place)}
    >
      {(state) => (
        <Gate state={state} place={place} go={go}>
          {children}
        </Gate>
      )}
    </LoadingPage>
  );
}

/** Steps that use the country in the address; at the first one it is only suggested. */
const USES_COUNTRY: ReadonlySet<FlowStep> = new Set(['document', 'consent', 'run']);

function Gate({ state, place, go, children }: LevelGateProps & { readonly state: MemberState }) {
  const { t } = useTranslation();
  const [first] = useState(state);
  // The result is polled: a later status, such as a rejection, is shown there and must not lead to a refusal.
  const { facts, info, may } = place.step === 'result' ? first : state;
  const level = place.level ?? nextLevel(facts);
  const country = USES_COUNTRY.has(place.step) ? place.country : undefined;
  const request: VerificationRequest = { kind: 'document', level, country };
  const answer = may(request);
  const screen = flowScreen(place.step, answer);
  // A run needs the member's own steps before it; those steps find the missing one themselves.
  const before =
    screen === 'run' ? possibleStep(level, screen, place, hasConsent(sharingOf({ ...place, level }))) : screen;
  const step = before === 'refusal' ? 'choose' : before;
  if (step !== place.step) return <GoTo step={step} go={() => go({ level, step }, true)} />;
  if (!answer.allowed && screen === 'refusal') {
    return <RefusedPage title={t('pages.kyc')} answer={answer} request={request} residence={info.residenceCountry} />;
  }
  return children(level, state);
}

/** Replaces the step in the address, so that a reload or the back button does not lead to the wrong one again. */
function GoTo({ step, go }: { readonly step: FlowStep; readonly go: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(go, [step]);
  return null;
}
