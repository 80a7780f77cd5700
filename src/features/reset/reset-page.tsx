import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibility } from '../../domain/eligibility';
import type { Eligibility, VerificationRequest } from '../../domain/eligibility-types';
import { btcLimit, formatAmount, limitAfterReset } from '../../domain/numbers';
import type { StepLevel } from '../../domain/steps';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { FlowActions } from '../../ui/flow-page';
import { FocusHere } from '../../ui/focus-here';
import { ImportantNote } from '../../ui/important-note';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { WithArrow } from '../../ui/with-arrow';
import { useAction } from '../shared/actions/use-action';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import { type MemberState, useMemberState } from '../shared/member/use-member-state';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import { resetVerification } from './reset-verification';

const REQUEST = { kind: 'reset' } as const;
const CONSEQUENCES = ['limits', 'documents', 'assets'] as const;

/** Removes the verification after the risk check of operation RESET (30331). */
export function ResetPage() {
  const { t } = useTranslation();
  const member = useMemberState({ obtain_quotas: true });
  const texts = useLoadTexts(member.error);
  const [done, setDone] = useState<StepLevel>();

  return (
    <Page title={t('pages.resetkyc')}>
      <Loadable state={member} texts={texts} onRetry={member.retry}>
        {({ info, facts, may }) => {
          if (done) {
            const state = [{ level: done, status: 'ALLOW', type: 'INDIVIDUAL' }] as const;
            const request = { kind: 'document', level: done } as const;
            return <Done request={request} answer={eligibility(request, { ...facts, state })} />;
          }
          const answer = may(REQUEST);
          if (!answer.allowed) return <Refusal answer={answer} request={REQUEST} />;
          // Level 2 depends on level 1, so a reset removes both.
          return (
            <>
              <Lead>{t('resetkyc.lead')}</Lead>
              <ResetForm limits={limitsOf(info)} onDone={() => setDone('LEVEL_1')} />
            </>
          );
        }}
      </Loadable>
    </Page>
  );
}

interface ResetFormProps {
  /** The limit in BTC today, and after the reset; undefined: not told. */
  readonly limits: { readonly from: string; readonly to: string } | undefined;
  readonly onDone: () => void;
}

/** What a reset does to the member's limit. */
function limitsOf({ quotas, applicant }: MemberState['info']): ResetFormProps['limits'] {
  const from = btcLimit(quotas, applicant.level);
  return from === undefined ? undefined : { from, to: limitAfterReset(quotas) };
}

function ResetForm({ limits, onDone }: ResetFormProps) {
  const { t, i18n } = useTranslation();
  const amount = (btc: string) => t('personal.btcAmount', { limit: formatAmount(btc, i18n.language) });
  const { check, dialog } = useRiskCheck();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [reset, busy] = useAction((context) => resetVerification(context, { check, onDone }), 'reset');
  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (agreed) return void reset();
        const consent = event.currentTarget.elements.namedItem('reset-consent');
        if (consent instanceof HTMLElement) consent.focus();
      }}
    >
      <ImportantNote title={t('resetkyc.consequences.title')}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {CONSEQUENCES.map((id) => (
            <li key={id}>{t(`resetkyc.consequences.${id}`)}</li>
          ))}
        </ul>
      </ImportantNote>
      {limits && (
        <p className="flex flex-col gap-1 rounded-base border border-danger-line bg-danger-tint p-4 sm:p-6">
          <span className="text-sm">{t('personal.btcPerDay')}</span>
          <span className="text-2xl font-semibold wrap-anywhere tabular-nums">
            <WithArrow text={t('resetkyc.limitChange', { from: amount(limits.from), to: amount(limits.to) })} />
          </span>
        </p>
      )}
      <ConsentField
        name="reset-consent"
        label={t('resetkyc.consent')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={asked && !agreed ? t('fields.validation.consent') : undefined}
      />
      <FlowActions>
        <Button type="submit" size="large" danger loading={busy}>
          {t('resetkyc.action')}
        </Button>
        <Button asChild size="large">
          <Link to="/auth/personal">{t('resetkyc.keep')}</Link>
        </Button>
      </FlowActions>
      {dialog}
    </form>
  );
}

interface DoneProps {
  readonly request: Extract<VerificationRequest, { kind: 'document' }>;
  /** Whether the member may verify again on this site. */
  readonly answer: Eligibility;
}

function Done({ request, answer }: DoneProps) {
  const { t } = useTranslation();
  return (
    <>
      <FocusHere>
        <ResultBanner
          tone="success"
          title={t('resetkyc.done.title')}
          announce
          actions={
            answer.allowed && (
              <>
                <Button asChild variant="primary">
                  <Link to={`/auth/kyc?level=${request.level}`}>{t('resetkyc.done.action')}</Link>
                </Button>
                <Button asChild>
                  <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                </Button>
              </>
            )
          }
        >
          {answer.allowed && <p>{t('resetkyc.done.body')}</p>}
        </ResultBanner>
      </FocusHere>
      {!answer.allowed && <Refusal answer={answer} request={request} />}
    </>
  );
}
