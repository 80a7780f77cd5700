import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { CAN_APPLY, INVESTOR_CODES, investorStanding } from '../../domain/investor-status';
import type { InvestorClass, SiteRules } from '../../domain/sites';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { fetchWhenReady } from '../../lib/fetch-ahead';
import { loadFile } from '../../lib/load-file';
import { now } from '../../lib/now';
import { ofFirstView } from '../../lib/part-needs';
import { preloadComponent } from '../../lib/use-lazy-component';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { CardsSkeleton } from '../../ui/skeleton';
import { LoadedPage } from '../shared/flow/declared-page';
import { combineCalls } from '../shared/loading/combine-calls';
import { LazyPart } from '../shared/loading/lazy-part';
import { useAccepted } from '../shared/loading/use-accepted';
import type { MemberState } from '../shared/member/member-state';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice, RiskWarnings, useRegion } from '../shared/region/region-notice';
import { ApplicationForm } from './application-form';
import { APPLICATION_STEPS } from './application-step';

/** Where an application stands. Most visits begin before it. */
const loadStanding = ofFirstView(async () => (await loadFile(() => import('./investor-standing'))).InvestorStanding);

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
  const { criteria } = useRegion();
  const templateCode = INVESTOR_CODES[investorClass];
  const template = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: templateCode });
  const [shown, accept] = useAccepted(template.data);
  const [sendings, setSendings] = useState(0);
  const member = useMemberState();
  const config = useCall(endpoints.kycConfig, {});
  // What follows the form.
  useEffect(() => fetchWhenReady(() => preloadComponent(loadStanding)), []);
  const isOffered = ({ investorClasses }: SiteRules) => investorClasses.includes(investorClass) && criteria.length > 0;
  const data = combineCalls({ template: { ...template, data: shown }, member, config });
  return (
    <LoadedPage
      // What follows a form is a screen of its own: it begins at its top, and its title gets the focus.
      key={sendings}
      declared={APPLICATION_STEPS[investorClass]}
      state={data}
      asks={({ member: { facts, account }, template: { status, deadline } }) =>
        isOffered(account.rules) && CAN_APPLY.has(standingNow(status, deadline)) && !lockedBy(facts, status, deadline)
      }
      end={<RegionNotice />}
    >
      {(start) => {
        const { facts, account } = start.member;
        const { status, deadline, rejectReason } = start.template;
        if (!isOffered(account.rules)) {
          return <Refused title={t('investorStatus.notOffered.title')} body={t('investorStatus.notOffered.body')} />;
        }
        const missing = lockedBy(facts, status, deadline);
        if (missing !== undefined) {
          const body = t('investorStatus.locked.body', { level: t(`personal.level.${missing}`) });
          return <Refused title={t('investorStatus.locked.title')} body={body} />;
        }
        const standing = standingNow(status, deadline);
        return (
          <>
            {standing !== 'open' && (
              <LazyPart load={loadStanding} loading={<CardsSkeleton />}>
                {(InvestorStanding) => (
                  <InvestorStanding standing={standing} deadline={deadline} reason={rejectReason} />
                )}
              </LazyPart>
            )}
            {CAN_APPLY.has(standing) && (
              <>
                <RiskWarnings />
                <ApplicationForm
                  template={start.template}
                  criteria={criteria}
                  rules={{ accept: start.config.acceptedFileTypes, maxBytes: start.config.maxFileBytes }}
                  onSent={(sent) => {
                    setSendings((count) => count + 1);
                    accept({ ...start.template, status: sent, deadline: undefined });
                    invalidate(endpoints.questionnaireTemplate);
                  }}
                />
              </>
            )}
          </>
        );
      }}
    </LoadedPage>
  );
}

const standingNow = (status: QuestionnaireStatus, deadline: number | undefined) =>
  investorStanding(status, deadline, now());

/** The level that has to be verified before the first application; undefined: none. */
function lockedBy(facts: MemberState['facts'], status: QuestionnaireStatus, deadline: number | undefined) {
  if (standingNow(status, deadline) !== 'open') return undefined;
  const steps = stepsOf(facts);
  return STEP_LEVELS.find((level) => steps[level].status !== 'SUCCESS');
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
