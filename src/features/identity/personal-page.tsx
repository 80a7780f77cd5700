import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { kycInfoEndpoints } from '../../api/endpoints/kyc-info';
import type { Eligibility, VerificationRequest } from '../../domain/eligibility';
import { helpLink } from '../../domain/help-links';
import { btcLimit } from '../../domain/numbers';
import { personalBanners } from '../../domain/personal-banners';
import { STEP_LEVELS, type StepLevel, stepsOf } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { LazyPart } from '../lazy-part';
import { useLoadTexts } from '../load-texts';
import { type MemberState, useMemberState } from '../use-member-state';
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
  const member = useMemberState({ obtain_quotas: true, obtain_aml_questionnaire: true }, 'open-personal');
  const texts = useLoadTexts(member.error);
  const info = member.kyc.data;
  const limits = useLimitTexts(info?.quotas ?? [], info?.kybQuota ?? '');

  return (
    <Page
      title={t('pages.personal')}
      lead={t('personal.lead')}
      aside={
        info && <Limits quotas={info.quotas} level={info.applicant.level} kybQuota={info.kybQuota} texts={limits} />
      }
    >
      <Loadable state={member} texts={texts} onRetry={member.retry}>
        {(state) => <Levels member={state} limits={limits} onChange={member.kyc.retry} />}
      </Loadable>
    </Page>
  );
}

const documentOf = (level: StepLevel): VerificationRequest => ({ kind: 'document', level });
const isInApp = (answer: Eligibility) => !answer.allowed && answer.reason === 'mobile-app';

interface LevelsProps {
  readonly member: MemberState;
  readonly limits: LimitTexts;
  readonly onChange: () => void;
}

function Levels({ member: { info, facts, may }, limits, onChange }: LevelsProps) {
  const { t } = useTranslation();
  const steps = stepsOf(facts);
  const refused = STEP_LEVELS.find((level) => STEP_VIEWS[steps[level].status].refused);
  const starts = { LEVEL_1: may(documentOf('LEVEL_1')), LEVEL_2: may(documentOf('LEVEL_2')) };
  const startable = STEP_LEVELS.find((level) => starts[level].allowed);
  const inApp = STEP_LEVELS.some((level) => isInApp(starts[level]));
  const banners = personalBanners(info, refused !== undefined);
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
              start={starts[level]}
              canUpdate={level === 'LEVEL_1' && may({ kind: 'update-document' }).allowed}
              canReset={may({ kind: 'reset' }).allowed}
              hasAddressProof={level === 'LEVEL_2' && may({ kind: 'proof-of-address' }).allowed}
            />
          );
        })}
        <p className="text-sm">
          <TextLink href={helpLink(initialConfig().links.helpCentre, 'details')}>
            {t('personal.links.details')}
          </TextLink>
        </p>
      </section>
      <LazyPart load={loadMore} loading={<CardsSkeleton />}>
        {(More) => <More info={info} steps={steps} inApp={inApp} may={may} onChange={onChange} />}
      </LazyPart>
    </>
  );
}
