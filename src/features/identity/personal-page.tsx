import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { ResponseOf } from '../../api/endpoint';
// The two files of its own, not the whole table: this page is the app's first load.
import { accountEndpoints } from '../../api/endpoints/account';
import { kycInfoEndpoints } from '../../api/endpoints/kyc-info';
import { useCall } from '../../api/use-call';
import { helpLink } from '../../domain/help-links';
import { btcLimit } from '../../domain/numbers';
import { personalBanners } from '../../domain/personal-banners';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { useLoadTexts } from '../load-texts';
import { together } from '../together';
import { useLoaded } from '../use-loaded';
import { Banners } from './banners';
import { LevelStep } from './level-step';
import { Limits } from './limits';
import { STEP_VIEWS } from './step-view';
import { type LimitTexts, useLimitTexts } from './use-limit-texts';

export type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;

// Everything below the levels: most of it is absent for most members, and none of it is in the first view.
const loadMore = async () => (await import('./more')).More;

/** Personal verification (spec 2): what presses, both levels with where they stand, and the limits they bring. */
export function PersonalPage() {
  const { t } = useTranslation();
  const kyc = useCall(
    kycInfoEndpoints.kycInfo,
    {
      obtain_current: true,
      obtain_quotas: true,
      obtain_state: true,
      obtain_aml_questionnaire: true,
      obtain_verification_process: true,
    },
    { clientTag: 'open-personal' },
  );
  const member = useCall(accountEndpoints.memberInfo, {});
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);
  const info = kyc.data;
  const limits = useLimitTexts(info?.quotas ?? [], info?.kybQuota ?? '');

  return (
    <Page
      title={t('pages.personal')}
      lead={t('personal.lead')}
      aside={
        info && <Limits quotas={info.quotas} level={info.applicant.level} kybQuota={info.kybQuota} texts={limits} />
      }
    >
      <Loadable state={both} texts={texts} onRetry={both.retry}>
        {(data) => <Levels info={data.kyc} kycTag={data.member.member_tag.kyc} limits={limits} onChange={kyc.retry} />}
      </Loadable>
    </Page>
  );
}

interface LevelsProps {
  readonly info: KycInfo;
  readonly kycTag: number;
  readonly limits: LimitTexts;
  readonly onChange: () => void;
}

function Levels({ info, kycTag, limits, onChange }: LevelsProps) {
  const { t } = useTranslation();
  const { rules } = useSnapshot(store);
  const More = useLoaded(loadMore);
  const steps = stepsOf({ opened: info.opened, kycTag, state: info.state });
  const refused = STEP_LEVELS.find((level) => STEP_VIEWS[steps[level].status].refused);
  const startable = STEP_LEVELS.find((level) => STEP_VIEWS[steps[level].status].action === 'start');
  const banners = personalBanners(info, refused !== undefined);
  const inApp = rules.identityFlow === 'mobile-app';
  const proofLevel =
    steps.LEVEL_2.status === 'SUCCESS' || (rules.proofOfAddress === 'always' && steps.LEVEL_1.status === 'SUCCESS')
      ? 'LEVEL_2'
      : undefined;
  // One primary action for the whole page: what presses, else the first level that can be started.
  const primary = banners.some((banner) => 'to' in banner) ? undefined : startable;
  return (
    <>
      <Banners banners={banners} />
      <section aria-labelledby="levels" className="flex flex-col gap-4">
        <h2 id="levels" className="text-lg font-semibold">
          {t('personal.levelsHeading')}
        </h2>
        {STEP_LEVELS.map((level) => {
          const btc = btcLimit(info.quotas, level);
          return (
            <LevelStep
              key={level}
              step={steps[level]}
              level={level}
              btc={btc && limits.exact(btc)}
              reason={level === refused ? info.additionalRejectReason : ''}
              isPrimary={level === primary}
              inApp={inApp}
              hasAddressProof={level === proofLevel}
            />
          );
        })}
        <p className="text-sm">
          <TextLink href={helpLink(initialConfig().links.helpCentre, 'details')}>
            {t('personal.links.details')}
          </TextLink>
        </p>
      </section>
      {More ? (
        <More info={info} steps={steps} inApp={inApp && startable !== undefined} onChange={onChange} />
      ) : (
        <CardsSkeleton />
      )}
    </>
  );
}
