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
import type { PageDeclaration } from '../shared/flow/step-declaration';
import type { MemberState } from '../shared/member/member-state';
import { usePriorityFacts } from '../shared/member/priority-facts';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { usePolling } from '../shared/review/use-polling';
import { Instructions } from './instructions';
import { REQUEST } from './request';
import { UpdatePoiNotice } from './update-poi-notice';

const REVERIFICATION_STEP = {
  title: 'reverification.title',
  lead: { text: 'reverification.lead', takes: 'LEVEL_1' },
  shape: 'facts',
  help: ['photosOfDocument'],
  action: { kind: 'case' },
} as const satisfies PageDeclaration;

export function ReverificationPage() {
  const member = useMemberState();
  const status = member.data?.info.updatePoi.status;
  usePolling(() => status === 'DisplayUpdatePOIStatus_Pending', member.kyc.refresh);
  return (
    <LoadedPage declared={REVERIFICATION_STEP} state={member} asks={asksForDocuments}>
      {(state) => <Update member={state} />}
    </LoadedPage>
  );
}

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
    // Otherwise the account is closed.
    const isAboutUpdate = answer.allowed || answer.reason === 'not-asked';
    return isAboutUpdate ? <NothingToSend statement={statement} /> : <Refusal answer={answer} request={REQUEST} />;
  }
  const inApp = rules.identityFlow === 'mobile-app';
  return (
    <UpdatePoiNotice view={view} statement={statement} inApp={inApp} site={member.info.updatePoi.siteInfo.site}>
      {view.notice !== 'processing' && (
        <Instructions inApp={inApp} requirements={requirementList({ ...facts, rules })} />
      )}
    </UpdatePoiNotice>
  );
}

function NothingToSend({ statement: { tone } }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  return (
    <ResultBanner
      level={1}
      tone={tone}
      title={t('reverification.nothingTitle')}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{t('reverification.notAskedBody')}</p>
    </ResultBanner>
  );
}
