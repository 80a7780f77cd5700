import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { CAN_APPLY, INVESTOR_CODES, investorStanding } from '../../domain/investor-status';
import type { InvestorClass } from '../../domain/sites';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { now } from '../../lib/now';
import { Button } from '../../ui/button';
import { Lead, Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { useTimes } from '../shared/format/use-times';
import { combineCalls } from '../shared/loading/combine-calls';
import { Loaded } from '../shared/loading/loaded';
import { useAccepted } from '../shared/loading/use-accepted';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice, RiskWarnings, useRegion } from '../shared/region/region-notice';
import { ApplicationForm } from './application-form';
import { InvestorStanding } from './investor-standing';

const TITLES = { professional: 'pages.professional', qualified: 'pages.qualifiedInvestor' } as const;

/** Application for the status as a professional investor. */
export function ProfessionalPage() {
  return <InvestorStatusPage investorClass="professional" />;
}

/** Application for the status as a qualified investor. */
export function QualifiedPage() {
  return <InvestorStatusPage investorClass="qualified" />;
}

function InvestorStatusPage({ investorClass }: { readonly investorClass: InvestorClass }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { criteria } = useRegion();
  const templateCode = INVESTOR_CODES[investorClass];
  const template = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: templateCode });
  const [shown, accept] = useAccepted(template.data);
  const member = useMemberState();
  const config = useCall(endpoints.kycConfig, {});
  const data = combineCalls({ template: { ...template, data: shown }, member, config });
  return (
    <Page title={t(TITLES[investorClass])}>
      <Loaded state={data}>
        {(start) => {
          const { facts, account } = start.member;
          if (!account.rules.investorClasses.includes(investorClass) || criteria.length === 0) {
            return <Refused title={t('investorStatus.notOffered.title')} body={t('investorStatus.notOffered.body')} />;
          }
          const standing = investorStanding(start.template.status, start.template.deadline, now());
          const steps = stepsOf(facts);
          const missing = STEP_LEVELS.find((level) => steps[level].status !== 'SUCCESS');
          if (standing === 'open' && missing !== undefined) {
            const body = t('investorStatus.locked.body', { level: t(`personal.level.${missing}`) });
            return <Refused title={t('investorStatus.locked.title')} body={body} />;
          }
          return (
            <>
              {standing === 'open' && (
                <Lead>{times.join(t(`investorStatus.${investorClass}.lead`), times.takes('application'))}</Lead>
              )}
              <InvestorStanding
                standing={standing}
                deadline={start.template.deadline}
                reason={start.template.rejectReason}
              />
              {CAN_APPLY.has(standing) && (
                <>
                  <RiskWarnings />
                  <ApplicationForm
                    template={start.template}
                    criteria={criteria}
                    rules={{ accept: start.config.acceptedFileTypes, maxBytes: start.config.maxFileBytes }}
                    onSent={(status) => {
                      accept({ ...start.template, status, deadline: undefined });
                      invalidate(endpoints.questionnaireTemplate);
                    }}
                  />
                </>
              )}
            </>
          );
        }}
      </Loaded>
      <RegionNotice />
    </Page>
  );
}

function Refused({ title, body }: { readonly title: string; readonly body: string }) {
  const { t } = useTranslation();
  return (
    <ResultBanner
      tone="neutral"
      title={title}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{body}</p>
    </ResultBanner>
  );
}
