import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { updateRules } from '../../domain/eligibility';
import { statementFor } from '../../domain/priority';
import { requirementList, updatePoiView } from '../../domain/reverification';
import type { Statement } from '../../domain/statements';
import { Button } from '../../ui/button';
import { Lead, Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { useTimes } from '../shared/format/use-times';
import { Loaded } from '../shared/loading/loaded';
import { usePriorityFacts } from '../shared/member/priority-facts';
import { Refusal } from '../shared/member/refusal';
import { type MemberState, useMemberState } from '../shared/member/use-member-state';
import { Instructions } from './instructions';
import { REQUEST } from './request';
import { UpdatePoiNotice } from './update-poi-notice';

/** Re-verification: the reason, the deadline, the requirements, and the next step. */
export function ReverificationPage() {
  const { t } = useTranslation();
  const member = useMemberState();

  return (
    <Page title={t('reverification.title')}>
      <Loaded state={member}>{(state) => <Update member={state} />}</Loaded>
    </Page>
  );
}

function Update({ member }: { readonly member: MemberState }) {
  const { t } = useTranslation();
  const times = useTimes();
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
      {asks && <Lead>{times.join(t('reverification.lead'), times.takes('LEVEL_1'))}</Lead>}
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
