import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { updateRules } from '../../domain/eligibility';
import { statementFor } from '../../domain/priority';
import { requirementList, updatePoiView } from '../../domain/reverification';
import type { Statement } from '../../domain/statements';
import { now } from '../../lib/now';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { LoadedPage } from '../shared/flow/declared-page';
import type { MemberState } from '../shared/member/member-state';
import { usePriorityFacts } from '../shared/member/priority-facts';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { Instructions } from './instructions';
import { REQUEST } from './request';
import { REVERIFICATION_STEP } from './reverification-step';
import { UpdatePoiNotice } from './update-poi-notice';

/** Re-verification: the reason, the deadline, the requirements, and the next step. */
export function ReverificationPage() {
  const member = useMemberState();
  return (
    <LoadedPage declared={REVERIFICATION_STEP} state={member} asks={asksForDocuments}>
      {(state) => <Update member={state} />}
    </LoadedPage>
  );
}

/** Whether the member has to act now. */
function asksForDocuments({ info, account }: MemberState): boolean {
  const facts = { ...info, ...account, now: now() };
  const view = updatePoiView(statementFor('update', facts), updateRules(facts).identityFlow);
  return view !== undefined && view.notice !== 'processing';
}

function Update({ member }: { readonly member: MemberState }) {
  const facts = usePriorityFacts(member);
  const answer = member.may(REQUEST);
  const statement = statementFor('update', facts);
  const rules = updateRules(facts);
  const view = updatePoiView(statement, rules.identityFlow);
  if (!view) {
    // No statement covers this: the account is closed.
    const isAboutUpdate = answer.allowed || answer.reason === 'not-asked';
    return isAboutUpdate ? <NothingToSend statement={statement} /> : <Refusal answer={answer} request={REQUEST} />;
  }
  const asks = view.notice !== 'processing';
  const inApp = rules.identityFlow === 'mobile-app';
  return (
    <>
      <UpdatePoiNotice view={view} statement={statement} inApp={inApp} site={member.info.updatePoi.siteInfo.site} />
      <Instructions inApp={inApp} requirements={requirementList({ ...facts, rules })} asks={asks} />
    </>
  );
}

/** Shown if nothing is requested, with a link back. */
function NothingToSend({ statement: { kind, tone } }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  return (
    <ResultBanner
      tone={tone}
      title={t('reverification.nothingTitle')}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{t(kind === 'update-current' ? 'reverification.nothingBody' : 'reverification.notAskedBody')}</p>
    </ResultBanner>
  );
}
