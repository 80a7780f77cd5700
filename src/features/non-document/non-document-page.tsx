import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../api/use-call';
import { stepsOf } from '../../domain/steps';
import { flowScreen } from '../../domain/verification-screens';
import { forgetSubmission, markSubmitted, submittedAt } from '../../lib/submissions';
import { Page } from '../../ui/page';
import { FormSkeleton } from '../shared/flow/form-skeleton';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { RefusedPage, StartGuard } from '../shared/member/start-guard-page';
import { useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
import { LEVEL, REQUEST } from './level';
import { COUNTRIES, FORM_PARTS, isRejected, stepOf } from './number-calls';
import { NumberForm } from './number-form';
import { NumberResult, NumberStatus } from './number-result';
import { NUMBER_FORM } from './number-steps';

/** The step is in the address, so a reload shows the result. */
export function NonDocumentPage() {
  const [query, setQuery] = useSearchParams();
  const step = stepOf(query);
  const [isRetry, setIsRetry] = useState(false);
  return (
    // The submission changed the status.
    <Flow
      key={step}
      step={step}
      isRetry={isRetry}
      onSent={() => {
        setIsRetry(false);
        markSubmitted(LEVEL, 'details');
        setQuery({ step: 'result' }, { replace: true });
      }}
      onRetry={() => {
        setIsRetry(true);
        if (step === 'result') setQuery({});
      }}
    />
  );
}

interface FlowProps {
  readonly step: 'choose' | 'result';
  readonly isRetry: boolean;
  readonly onSent: () => void;
  readonly onRetry: () => void;
}

function Flow({ step, ...actions }: FlowProps) {
  // A result ignores what could start now. The component remounts for each step, so the hook never changes.
  const useStepState = step === 'result' ? useMemberState : useStartState;
  const member = useStepState(step === 'choose' ? FORM_PARTS : {});
  const { t } = useTranslation();
  const title = t('pages.vendor');
  if (step === 'result' && submittedAt(LEVEL) !== undefined) return <Result title={title} onRetry={actions.onRetry} />;
  return (
    <LoadingPage title={title} state={member} loading={step === 'choose' && <FormSkeleton form={NUMBER_FORM} />}>
      {(state) => <Gate state={state} step={step} {...actions} />}
    </LoadingPage>
  );
}

function Gate({ state, step, isRetry, onSent, onRetry }: FlowProps & { readonly state: MemberState }) {
  const { t } = useTranslation();
  const [first] = useState(state);
  // A rejection must not become a refusal here.
  const { info, may } = step === 'result' ? first : state;
  const answer = may(REQUEST);
  if (!answer.allowed && flowScreen(step, answer) === 'refusal') {
    return (
      <RefusedPage title={t('pages.vendor')} answer={answer} request={REQUEST} residence={info.residenceCountry} />
    );
  }
  if (step !== 'result') {
    return (
      <StartGuard
        title={t('pages.vendor')}
        request={REQUEST}
        member={state}
        loading={<FormSkeleton form={NUMBER_FORM} />}
      >
        <Start member={state} isRetry={isRetry} onSent={onSent} onRetry={onRetry} />
      </StartGuard>
    );
  }
  return <Result title={t('pages.vendor')} onRetry={onRetry} />;
}

function Result({ title, onRetry }: Pick<FlowProps, 'onRetry'> & { readonly title: string }) {
  return (
    <Page hasNews title={title}>
      <NumberResult onRetry={onRetry} />
    </Page>
  );
}

type StartProps = Omit<FlowProps, 'step'> & { readonly member: MemberState };

function Start({ member, isRetry, onSent, onRetry }: StartProps) {
  const { t } = useTranslation();
  useEffect(() => forgetSubmission(LEVEL), []);
  const countries = useCall(...COUNTRIES);
  const { info, facts } = member;
  const { status } = stepsOf(facts)[LEVEL];
  const title = t('pages.vendor');
  if (isRejected(member) && !isRetry) {
    return (
      <Page hasNews title={title}>
        <NumberStatus status={status} reason={info.additionalRejectReason} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <LoadingPage title={title} state={countries} loading={<FormSkeleton form={NUMBER_FORM} />}>
      {({ list }) => <NumberForm level={LEVEL} status={status} info={info} countries={list} onSent={onSent} />}
    </LoadingPage>
  );
}
