import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import { asksForIdentity, priorities } from '../../domain/priority';
import { isCase, type Statement } from '../../domain/statements';
import { hasFirstTexts } from '../../lib/lazy-texts';
import { loadFile } from '../../lib/load-file';
import { preloadComponent } from '../../lib/use-lazy-component';
import { Page } from '../../ui/page';
import { CardsSkeleton, Skeleton } from '../../ui/skeleton';
import { LazyLoadError, usePrefetchedErrors } from '../shared/loading/lazy-load-error';
import { LazyPart } from '../shared/loading/lazy-part';
import { Loaded } from '../shared/loading/loaded';
import type { MemberState } from '../shared/member/member-state';
import { type LaterFacts, usePriorityFacts } from '../shared/member/priority-facts';
import { useMemberState } from '../shared/member/use-member-state';
import { Headline } from './headline';
import { Limits } from './limits';
import { MemberPlan } from './member-plan';
import { useHeadlineCase } from './use-headline-case';
import { useLaterAnswers } from './use-later-answers';
import { type LimitTexts, useLimitTexts } from './use-limit-texts';

const loadMore = hasFirstTexts(async () => (await loadFile(() => import('./more'))).More);
// The route has usually requested it already.
void preloadComponent(loadMore);
const loadTransfer = async () => (await loadFile(() => import('./identity-transfer'))).IdentityTransfer;

const MEMBER_STATE = [{ obtain_quotas: true, obtain_aml_questionnaire: true }, 'open-personal'] as const;

export function PersonalPage() {
  const { t } = useTranslation();
  const member = useMemberState(...MEMBER_STATE);
  const later = useLaterAnswers();
  usePrefetchedErrors();
  const state = member.status === 'done' && !later.mayShow ? { ...member, ...WAITING } : member;
  const info = member.kyc.data;
  const limits = useLimitTexts(info?.quotas ?? [], info?.kybQuota ?? '');

  if (state.data === undefined && state.status === 'error') {
    return <LazyLoadError page={t('pages.personal')} error={state.error} onRetry={state.retry} />;
  }
  return (
    <Page
      title={t('pages.personal')}
      lead={t('personal.lead')}
      column={
        info ? (
          <aside aria-label={t('personal.currentLimits')} className="w-full min-w-0 lg:w-72">
            <Limits quotas={info.quotas} level={info.applicant.level} kybQuota={info.kybQuota} texts={limits} />
          </aside>
        ) : (
          // Keeps the content's width.
          <div />
        )
      }
    >
      <Loaded state={state}>{(data) => <Overview member={data} later={later.facts} limits={limits} />}</Loaded>
    </Page>
  );
}

const WAITING = { status: 'loading', data: undefined } as const;

interface OverviewProps {
  readonly member: MemberState;
  readonly later: LaterFacts;
  readonly limits: LimitTexts;
}

function Overview({ member, later, limits }: OverviewProps) {
  const { info } = member;
  const facts = usePriorityFacts(member, later);
  const said = priorities(facts);
  const { headline, rest, primary } = said;
  const needsCase = isCase(headline);
  const Case = useHeadlineCase(needsCase);
  const isInApp = [headline, ...rest].some(({ action }) => action?.kind === 'mobile-app');
  // It stays when completed, so the member can read the result.
  const isTransfer = isAboutTransfer(headline);
  const [leadsWithTransfer, setLeadsWithTransfer] = useState(isTransfer);
  if (isTransfer && !leadsWithTransfer) setLeadsWithTransfer(true);
  const transfer = facts.transfer?.role && eligibility({ kind: 'transfer' }, facts).allowed && (
    <LazyPart load={loadTransfer} loading={<Skeleton isPlaceholder className="h-72 w-full" />}>
      {(IdentityTransfer) => <IdentityTransfer isHeadline={leadsWithTransfer} />}
    </LazyPart>
  );
  if (needsCase && Case === undefined) return <CardsSkeleton />;
  return (
    <>
      {leadsWithTransfer && transfer}
      {!isTransfer && <Headline statement={headline} isPrimary={primary === headline} Case={Case} />}
      <MemberPlan facts={facts} said={said} quotas={info.quotas} limits={limits} />
      <LazyPart load={loadMore} loading={<CardsSkeleton />}>
        {(More) => (
          <More
            info={info}
            facts={facts}
            isInApp={isInApp}
            asksForIdentity={asksForIdentity(said)}
            transfer={!leadsWithTransfer && transfer}
          />
        )}
      </LazyPart>
    </>
  );
}

function isAboutTransfer({ kind }: Statement): boolean {
  return kind.startsWith('transfer');
}
