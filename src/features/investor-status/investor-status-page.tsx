import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { applicationStatus, CAN_APPLY, INVESTOR_CODES } from '../../domain/investor-status';
import type { InvestorClass, SiteRules } from '../../domain/sites';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { hasFirstTexts } from '../../lib/lazy-texts';
import { loadFile } from '../../lib/load-file';
import { now } from '../../lib/now';
import { prefetchWhenReady } from '../../lib/prefetch';
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

const loadResult = hasFirstTexts(async () => (await loadFile(() => import('./application-result'))).ApplicationResult);

export function ProfessionalPage() {
  return <InvestorStatusPage investorClass="professional" />;
}

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
  useEffect(() => prefetchWhenReady(() => preloadComponent(loadResult)), []);
  const isOffered = ({ investorClasses }: SiteRules) => investorClasses.includes(investorClass) && criteria.length > 0;
  const data = combineCalls({ template: { ...template, data: shown }, member, config });
  return (
    <LoadedPage
      // A new screen, so focus and scrolling restart.
      key={sendings}
      declared={APPLICATION_STEPS[investorClass]}
      state={data}
      asks={({ member: { facts, account }, template: { status, deadline } }) =>
        isOffered(account.rules) && CAN_APPLY.has(statusNow(status, deadline)) && !lockedBy(facts, status, deadline)
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
        const result = statusNow(status, deadline);
        return (
          <>
            {result !== 'open' && (
              <LazyPart load={loadResult} loading={<CardsSkeleton />}>
                {(ApplicationResult) => (
                  <ApplicationResult
                    level={CAN_APPLY.has(result) ? 2 : 1}
                    result={result}
                    deadline={deadline}
                    reason={rejectReason}
                  />
                )}
              </LazyPart>
            )}
            {CAN_APPLY.has(result) && (
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

const statusNow = (status: QuestionnaireStatus, deadline: number | undefined) =>
  applicationStatus(status, deadline, now());

/** Undefined: none. */
function lockedBy(facts: MemberState['facts'], status: QuestionnaireStatus, deadline: number | undefined) {
  if (statusNow(status, deadline) !== 'open') return undefined;
  const steps = stepsOf(facts);
  return STEP_LEVELS.find((level) => steps[level].status !== 'SUCCESS');
}

function Refused({ title, body }: { readonly title: string; readonly body: string }) {
  const { t } = useTranslation();
  return (
    <ResultBanner
      level={1}
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
