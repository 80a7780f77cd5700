import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationRequest } from '../../domain/eligibility-types';
import type { StepLevel } from '../../domain/steps';
import { type FlowStep, flowScreen, nextLevel, possibleStep } from '../../domain/verification-screens';
import { submittedAt } from '../../lib/submissions';
import { hasConsent } from '../shared/consent/given-consent';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { RefusedPage } from '../shared/member/start-guard-page';
import { useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
import type { FlowPlace } from './flow-address';
import { levelStepSkeleton } from './level-step-skeleton';
import { resultTitle } from './result-title';
import { sharingOf } from './sharing-of';

interface LevelGateProps {
  readonly place: FlowPlace;
  readonly go: (next: Partial<FlowPlace>, replace: true) => void;
  /** `member` is undefined only until this visit's result has loaded. */
  readonly children: (level: StepLevel, member: MemberState | undefined) => ReactNode;
}

/**
 * Shows a step only if the rule allows the start and earlier steps are complete. Default level: the
 * next one.
 */
export function LevelGuard({ place, go, children }: LevelGateProps) {
  // A result does not depend on what could start now. The gate remounts for each step, so the hook
  // never changes.
  const useStepState = place.step === 'result' ? useMemberState : useStartState;
  const member = useStepState(place.step === 'run' ? { obtain_kyc_token: true } : {});
  const { t } = useTranslation();
  const isResult = place.step === 'result';
  // At once, and no answer redirects it.
  if (isResult && place.level && submittedAt(place.level) !== undefined) return children(place.level, member.data);
  return (
    <LoadingPage
      title={isResult ? resultTitle(place, t) : t('pages.kyc')}
      state={member}
      loading={levelStepSkeleton(place)}
    >
      {(state) => (
        <Gate state={state} place={place} go={go}>
          {children}
        </Gate>
      )}
    </LoadingPage>
  );
}

/** The first step only suggests the country. */
const USES_COUNTRY: ReadonlySet<FlowStep> = new Set(['document', 'consent', 'run']);

function Gate({ state, place, go, children }: LevelGateProps & { readonly state: MemberState }) {
  const { t } = useTranslation();
  const [first] = useState(state);
  // A rejection must not become a refusal here.
  const { facts, info, may } = place.step === 'result' ? first : state;
  const level = place.level ?? nextLevel(facts);
  const country = USES_COUNTRY.has(place.step) ? place.country : undefined;
  const request: VerificationRequest = { kind: 'document', level, country };
  const answer = may(request);
  const screen = flowScreen(place.step, answer);
  const before =
    screen === 'run' ? possibleStep(level, screen, place, hasConsent(sharingOf({ ...place, level }))) : screen;
  const step = before === 'refusal' ? 'choose' : before;
  if (step !== place.step) return <GoTo step={step} go={() => go({ level, step }, true)} />;
  if (!answer.allowed && screen === 'refusal') {
    return <RefusedPage title={t('pages.kyc')} answer={answer} request={request} residence={info.residenceCountry} />;
  }
  return children(level, state);
}

/** So that neither reload nor back button returns to the wrong step. */
function GoTo({ step, go }: { readonly step: FlowStep; readonly go: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(go, [step]);
  return null;
}
