import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { FocusHere } from '../../ui/focus-here';
import { ImportantNote } from '../../ui/important-note';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { together } from '../together';
import { useAction } from '../use-action';
import { useRiskCheck } from '../use-risk-check';
import { resetVerification } from './reset-verification';

const CONSEQUENCES = ['limits', 'documents', 'assets'] as const;

/** Takes the verification back (spec 2, `/auth/resetkyc`), behind the check of operation RESET (30331). */
export function ResetPage() {
  const { t } = useTranslation();
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
  const member = useCall(endpoints.memberInfo, {});
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);
  const [done, setDone] = useState<StepLevel>();

  return (
    <Page title={t('pages.resetkyc')} lead={done ? undefined : t('resetkyc.lead')}>
      {done ? (
        <FocusHere>
          <Done level={done} />
        </FocusHere>
      ) : (
        <Loadable state={both} texts={texts} onRetry={both.retry}>
          {({ kyc: info, member: { member_tag } }) => {
            const steps = stepsOf({ opened: info.opened, kycTag: member_tag.kyc, state: info.state });
            const isPending = steps.LEVEL_1.status === 'PENDING' || steps.LEVEL_2.status === 'PENDING';
            if (isPending) return <NotNow text="pending" />;
            // Level 1 carries level 2: taking it back takes both.
            if (steps.LEVEL_1.status !== 'SUCCESS') return <NotNow text="nothing" />;
            return <ResetForm onDone={() => setDone('LEVEL_1')} />;
          }}
        </Loadable>
      )}
    </Page>
  );
}

function ResetForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
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
      <ConsentField
        name="reset-consent"
        label={t('resetkyc.consent')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={asked && !agreed ? t('fields.validation.consent') : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy}>
          {t('resetkyc.action')}
        </Button>
        <Button asChild>
          <Link to="/auth/personal">{t('resetkyc.keep')}</Link>
        </Button>
      </div>
      {dialog}
    </form>
  );
}

function NotNow({ text }: { readonly text: 'pending' | 'nothing' }) {
  const { t } = useTranslation();
  return (
    <StatusBanner
      tone={text === 'pending' ? 'process' : 'neutral'}
      title={t(`resetkyc.${text}.title`)}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{t(`resetkyc.${text}.body`)}</p>
    </StatusBanner>
  );
}

function Done({ level }: { readonly level: StepLevel }) {
  const { t } = useTranslation();
  return (
    <StatusBanner
      tone="success"
      title={t('resetkyc.done.title')}
      announce
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={`/auth/kyc?level=${level}`}>{t('resetkyc.done.action')}</Link>
          </Button>
          <Button asChild>
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
        </>
      }
    >
      <p>{t('resetkyc.done.body')}</p>
    </StatusBanner>
  );
}
