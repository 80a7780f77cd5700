import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { NO_JOURNEY } from '../../lib/sdk-address';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { FocusHere } from '../../ui/focus-here';
import { ResultBanner } from '../../ui/result-banner';
import { DeclaredStep } from '../shared/flow/declared-step';
import { FormSkeleton, formLength } from '../shared/flow/form-skeleton';
import { useTimes } from '../shared/format/use-times';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { KycInfo } from '../shared/member/member-state';
import { useStart } from '../shared/member/start-guard';
import { RefusedPage, StartGuard } from '../shared/member/start-guard-page';
import { useMemberState } from '../shared/member/use-member-state';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';
import { PHOTO, REQUEST } from './requests';
import { UpdateForm } from './update-form';
import { PHOTO_STEP, UPDATE_FORM } from './update-steps';

/** Details first, then the photo in the embedded verification. */
export function UpdatePage() {
  const { t } = useTranslation();
  const member = useMemberState();
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const title = t('pages.updatekyc');
  const [sent, setSent] = useState<KycInfo>();

  return (
    <LoadingPage
      title={title}
      state={combineCalls({ member, countries })}
      loading={<FormSkeleton form={UPDATE_FORM} />}
    >
      {({ member, countries: { list } }) => {
        const { info, may } = member;
        // Requested once the details have arrived.
        const request = sent ? PHOTO : REQUEST;
        const answer = may(request);
        if (sent === info) return <PhotoStep />;
        if (!answer.allowed) return <RefusedPage title={title} answer={answer} request={request} />;
        if (sent) return <PhotoStep />;
        const showPhoto = () => {
          setSent(info);
          invalidate(endpoints.kycInfo);
        };
        return (
          <StartGuard title={title} request={REQUEST} member={member} loading={<FormSkeleton form={UPDATE_FORM} />}>
            <UpdateForm
              countries={list}
              residence={info.applicant.country}
              before={info.updatePoi.status}
              onSent={showPhoto}
            />
          </StartGuard>
        );
      }}
    </LoadingPage>
  );
}

const STEPS = formLength(UPDATE_FORM);
const STEPS_TAKEN = STEPS - UPDATE_FORM.later;

/** Uses `sdk-access` with reason UPDATE_KYC. */
function PhotoStep() {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { start, busy, refusal } = useStart(PHOTO, (context) =>
    startEmbeddedVerification(context, {
      access: UPDATE_ACCESS,
      language: i18n.language,
      site: store.compliance.site,
      journey: { ...NO_JOURNEY, steps: STEPS_TAKEN },
      leaveFor: (address) => location.assign(address),
    }),
  );
  if (refusal) return <RefusedPage title={t('pages.updatekyc')} answer={refusal} request={PHOTO} />;
  return (
    <DeclaredStep
      flow={t(UPDATE_FORM.flow)}
      declared={PHOTO_STEP}
      number={undefined}
      progress={(STEPS_TAKEN + 1) / (STEPS + 1)}
      takesFocus={false}
    >
      {/* The success message takes the focus. */}
      <FocusHere>
        <ResultBanner tone="success" title={t('updatekyc.sent.title')} announce hidesPictureOnPhones>
          <p>{times.join(t('updatekyc.sent.body'), times.takes('newPhoto'))}</p>
        </ResultBanner>
      </FocusHere>
      <FlowActions>
        <Button variant="primary" size="large" loading={busy} onClick={() => void start()}>
          {t(PHOTO_STEP.action.label)}
        </Button>
        <Button asChild size="large">
          <Link to="/auth/personal">{t('updatekyc.sent.later')}</Link>
        </Button>
      </FlowActions>
    </DeclaredStep>
  );
}
