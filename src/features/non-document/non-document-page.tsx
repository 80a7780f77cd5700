import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../api/use-call';
import { stepsOf } from '../../domain/steps';
import { flowScreen } from '../../domain/verification-screens';
import { forgetSubmission, markSubmitted, submittedAt } from '../../lib/submissions';
import { Page } from '../../ui/page';
import { FormLoading } from '../shared/flow/form-loading';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { RefusedPage, StartGate } from '../shared/member/start-gate-page';
import { useMemberState } from '../shared/member/use-member-state';
import { useStartState } from '../shared/member/use-start-state';
import { LEVEL, REQUEST } from './level';
import { COUNTRIES, FORM_PARTS, isRejected, stepOf } from './number-calls';
import { NumberForm } from './number-form';
import { NumberResult, NumberStatus } from './number-result';
import { NUMBER_FORM } from './number-steps';

/**
 * Verification without a document: name, date of birth and a national number, which a vendor looks up. The address contains the step, so
 * that a reload after the submission shows the result and not the form again.
 */
export function NonDocumentPage() {
  const [query, setQuery] = useSearchParams();
  const step = stepOf(query);
  // After a rejection the form is shown when the member has read the reason and starts again, here or on the result.
  const [isRetry, setIsRetry] = useState(false);
  return (
    // The result requests kyc-info anew, because the submission has changed the status.
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
  /** Whether the member has started again after a rejection. */
  readonly isRetry: boolean;
  readonly onSent: () => void;
  readonly onRetry: () => void;
}

function Flow({ step, ...actions }: FlowProps) {
  // The result of a submission does not depend on what could be started now. The component is mounted anew for each step, so the hook never
  // changes.
  const useStepState = step === 'result' ? useMemberState : useStartState;
  const member = useStepState(step === 'choose' ? FORM_PARTS : {});
  const { t } = useTranslation();
  const title = t('pages.vendor');
  // What was submitted on this visit is shown at once.
  if (step === 'result' && submittedAt(LEVEL) !== undefined) return <Result title={title} onRetry={actions.onRetry} />;
  return (
    <LoadingPage title={title} state={member} loading={step === 'choose' && <FormLoading form={NUMBER_FORM} />}>
      {(state) => <Gate state={state} step={step} {...actions} />}
    </LoadingPage>
  );
}

function Gate({ state, step, isRetry, onSent, onRetry }: FlowProps & { readonly state: MemberState }) {
  const { t } = useTranslation();
  const [first] = useState(state);
  // The result is polled: a later status, such as a rejection, is shown there and must not lead to a refusal.
  const { info, may } = step === 'result' ? first : state;
  const answer = may(REQUEST);
  if (!answer.allowed && flowScreen(step, answer) === 'refusal') {
    return (
      <RefusedPage title={t('pages.vendor')} answer={answer} request={REQUEST} residence={info.residenceCountry} />
    );
  }
  if (step !== 'result') {
    return (
      <StartGate
        title={t('pages.vendor')}
        request={REQUEST}
        member={state}
        loading={<FormLoading form={NUMBER_FORM} />}
      >
        <Start member={state} isRetry={isRetry} onSent={onSent} onRetry={onRetry} />
      </StartGate>
    );
  }
  return <Result title={t('pages.vendor')} onRetry={onRetry} />;
}

function Result({ title, onRetry }: Pick<FlowProps, 'onRetry'> & { readonly title: string }) {
  return (
    <Page title={title}>
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
      <Page title={title}>
        <NumberStatus status={status} reason={info.additionalRejectReason} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <LoadingPage title={title} state={countries} loading={<FormLoading form={NUMBER_FORM} />}>
      {({ list }) => <NumberForm level={LEVEL} status={status} info={info} countries={list} onSent={onSent} />}
    </LoadingPage>
  );
}
