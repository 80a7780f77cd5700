import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
// The two files of its own, not the whole table: this page is the app's first load.
import { accountEndpoints } from '../../api/endpoints/account';
import { kycInfoEndpoints } from '../../api/endpoints/kyc-info';
import { useCall } from '../../api/use-call';
import { priorities } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { CardsSkeleton, Skeleton } from '../../ui/skeleton';
import { useLoadTexts } from '../load-texts';
import { usePriorityFacts } from '../priority-facts';
import { together } from '../together';
import { useLoaded } from '../use-loaded';
import { Headline } from './headline';
import { Levels } from './levels';
import { Limits } from './limits';
import type { RestProps } from './rest';
import { useLaterAnswers } from './use-later-answers';

export type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;
export type LaterAnswers = ReturnType<typeof useLaterAnswers>;

// Everything below the levels: most of it is absent for most members, and none of it is in the first view.
const loadMore = async () => (await import('./more')).More;
// A member of whom nothing else is asked has no rest.
const loadRest = async () => (await import('./rest')).Rest;

/** Personal verification: what matters most with the page's one primary action, the rest, both levels, and the limits they bring. */
export function PersonalPage() {
  const { t } = useTranslation();
  const kyc = useCall(kycInfoEndpoints.kycInfo, {
    obtain_current: true,
    obtain_quotas: true,
    obtain_state: true,
    obtain_aml_questionnaire: true,
    obtain_verification_process: true,
  });
  const member = useCall(accountEndpoints.memberInfo, {});
  const later = useLaterAnswers();
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);
  const state = both.status === 'done' && !later.mayShow ? WAITING : both;
  const info = kyc.data;

  return (
    <Page
      title={t('pages.personal')}
      aside={info && <Limits quotas={info.quotas} level={info.applicant.level} kybQuota={info.kybQuota} />}
    >
      <Loadable state={state} texts={texts} onRetry={both.retry}>
        {(data) => <Overview info={data.kyc} kycTag={data.member.member_tag.kyc} later={later} onChange={kyc.retry} />}
      </Loadable>
    </Page>
  );
}

const WAITING = { status: 'loading', data: undefined } as const;

interface OverviewProps {
  readonly info: KycInfo;
  readonly kycTag: number;
  readonly later: LaterAnswers;
  readonly onChange: () => void;
}

function Overview({ info, kycTag, later, onChange }: OverviewProps) {
  const More = useLoaded(loadMore);
  const facts = usePriorityFacts(info, kycTag, later);
  const { headline, rest, primary } = priorities(facts);
  const isInApp = [headline, ...rest].some(({ action }) => action?.kind === 'mobile-app');
  return (
    <>
      <Headline statement={headline} isPrimary={primary === headline} />
      {(later.isIncomplete || rest.some(isRow)) && <RestOnceLoaded rest={rest} later={later} />}
      <Levels facts={facts} quotas={info.quotas} rest={rest} primary={primary} />
      {More ? <More info={info} facts={facts} isInApp={isInApp} onChange={onChange} /> : <CardsSkeleton />}
    </>
  );
}

/** Whether a statement has a row of its own; a level has its card. */
function isRow({ level }: Statement): boolean {
  return level === undefined;
}

/** The rest, with some room kept for it until it is loaded. */
function RestOnceLoaded(props: RestProps) {
  const Rest = useLoaded(loadRest);
  return Rest ? <Rest {...props} /> : <Skeleton className="h-24 w-full" />;
}
