import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { flowNameOf } from '../../domain/levels';
import { stepsOf } from '../../domain/steps';
import { serverEligibility } from '../../domain/verification-screens';
import { setFlow } from '../../lib/store';
import { Loadable } from '../../ui/loadable';
import { Lead } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { TextLink } from '../../ui/text-link';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import type { MemberState } from '../shared/member/use-member-state';
import { PhonePanel } from '../shared/phone/phone-panel';
import { RejectionReason } from '../shared/review/rejection-reason';
import { DocumentForm } from './document-form';
import { phoneAddress } from './phone-address';
import { QuickKyc } from './quick-kyc';
import type { StepProps } from './step-props';

interface ChooseStepProps extends StepProps {
  readonly member: MemberState;
}

/**
 * The choice of country and document. The calls `can-verify` and `traffic-diversion` can still refuse the start or redirect to the mobile
 * app.
 */
export function ChooseStep({ place, go, member: { info, account } }: ChooseStepProps) {
  const { t } = useTranslation();
  const { level } = place;
  const { status } = stepsOf({ ...info, ...account })[level];
  // Set here, because a run that is completed on a phone skips the next step on this page.
  useEffect(() => {
    setFlow({ level, flowName: flowNameOf(level), provider: undefined, before: status });
  }, [level, status]);
  const allowed = useCall(endpoints.canVerify, { level });
  const diversion = useCall(endpoints.trafficDiversion, { level });
  const quick = useCall(endpoints.canQuickKyc, {});
  const start = combineCalls({ allowed, diversion, quick });
  const texts = useLoadTexts(start.error);

  return (
    <Loadable state={start} texts={texts} onRetry={start.retry}>
      {(answers) => {
        const { canVerify, retryAt } = answers.allowed;
        const answer = serverEligibility({ canVerify, retryAt, target: answers.diversion.target }, account);
        if (!answer.allowed) return <Refusal answer={answer} request={{ kind: 'document', level }} retryAt={retryAt} />;
        const canBeQuick = answers.quick.canQuickKyc && answers.quick.level === level;
        return (
          <>
            <Lead>{t('kyc.lead')}</Lead>
            {status === 'FAILED_AND_CAN_RETRY' && info.additionalRejectReason !== '' && (
              <StatusBanner tone="warning" title={t('kyc.lastTime')}>
                <RejectionReason code={info.additionalRejectReason} />
              </StatusBanner>
            )}
            {canBeQuick && (
              <>
                <QuickKyc source={answers.quick.source} level={level} onDone={() => go({ step: 'result' })} />
                <h2 className="text-lg font-semibold">{t('kyc.quick.otherwise')}</h2>
              </>
            )}
            <PhonePanel
              address={phoneAddress({ ...place, step: 'choose' })}
              onDone={() => go({ step: 'result' })}
              hasArrived={(now) => stepsOf({ ...now, ...account })[level].status !== status}
            />
            <DocumentForm place={place} go={go} residence={info.residenceCountry} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4 text-sm">
              <TextLink asChild>
                <Link to="/auth/step1">{t('kyc.prepare')}</Link>
              </TextLink>
            </div>
          </>
        );
      }}
    </Loadable>
  );
}
