import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type UseCall, useCall } from '../../api/use-call';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { LevelStep } from './level-step';
import { Limits } from './limits';

type KycInfo = ResponseOf<typeof endpoints.kycInfo>;
type MemberInfo = ResponseOf<typeof endpoints.memberInfo>;

/** Personal verification (spec 2): both levels with where they stand, and the limits they bring. */
export function PersonalPage() {
  const { t } = useTranslation();
  const kyc = useCall(endpoints.kycInfo, {
    obtain_current: true,
    obtain_quotas: true,
    obtain_state: true,
    obtain_aml_questionnaire: true,
    obtain_verification_process: true,
  });
  const member = useCall(endpoints.memberInfo, {});
  const both = together(kyc, member);
  const texts = useLoadTexts(both.error);

  return (
    <Page
      title={t('pages.personal')}
      lead={t('personal.lead')}
      aside={kyc.data && <Limits quotas={kyc.data.quotas} level={kyc.data.applicant.level} />}
    >
      <Loadable state={both} texts={texts} onRetry={both.retry}>
        {([info, { member_tag }]) => <Levels info={info} kycTag={member_tag.kyc} />}
      </Loadable>
    </Page>
  );
}

function Levels({ info, kycTag }: { readonly info: KycInfo; readonly kycTag: number }) {
  const { t } = useTranslation();
  const steps = stepsOf({ opened: info.opened, kycTag, state: info.state });
  const asksForUpdate = info.displayControl.displayUpdatePOI && info.updatePoi.status !== 'DisplayUpdatePOIStatus_No';
  return (
    <>
      {asksForUpdate && (
        <StatusBanner
          tone="warning"
          title={t('personal.updateNeededTitle')}
          actions={
            <Button asChild variant="primary" size="small">
              <Link to="/auth/reverification">{t('personal.updateNeededAction')}</Link>
            </Button>
          }
        >
          <p>{t('personal.updateNeededBody')}</p>
        </StatusBanner>
      )}
      <section aria-labelledby="levels" className="flex flex-col gap-4">
        <h2 id="levels" className="text-lg font-semibold">
          {t('personal.levelsHeading')}
        </h2>
        {STEP_LEVELS.map((level) => (
          <LevelStep
            key={level}
            step={steps[level]}
            level={level}
            quota={info.quotas.find((quota) => quota.level === level)}
          />
        ))}
      </section>
    </>
  );
}

/** Two calls that make one page: loading while either is, failed if either did, retried where needed. */
function together(kyc: UseCall<KycInfo>, member: UseCall<MemberInfo>) {
  const failed = [kyc, member].filter((one) => one.status === 'error');
  const data = kyc.data !== undefined && member.data !== undefined ? ([kyc.data, member.data] as const) : undefined;
  return {
    status: failed.length > 0 ? ('error' as const) : data ? ('done' as const) : ('loading' as const),
    data,
    error: failed[0]?.error,
    retry: () => {
      for (const one of failed) one.retry();
    },
  };
}
