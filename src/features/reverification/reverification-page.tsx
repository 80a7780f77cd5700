import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { updateRules } from '../../domain/eligibility';
import { helpLink } from '../../domain/help-links';
import { statementFor } from '../../domain/priority';
import { updatePoiView } from '../../domain/reverification';
import type { Statement } from '../../domain/statements';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { usePriorityFacts } from '../priority-facts';
import { together } from '../together';
import { Instructions } from './instructions';
import { UpdatePoiNotice } from './update-poi-notice';

/** Re-verification: why, until when, what is needed, and the one thing to do next. */
export function ReverificationPage() {
  const { t } = useTranslation();
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
  const member = useCall(endpoints.memberInfo, {});
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);

  return (
    <Page title={t('reverification.title')}>
      <Loadable state={both} texts={texts} onRetry={both.retry}>
        {({ kyc: info, member: { member_tag } }) => <Update info={info} kycTag={member_tag.kyc} />}
      </Loadable>
    </Page>
  );
}

interface UpdateProps {
  readonly info: ResponseOf<typeof endpoints.kycInfo>;
  readonly kycTag: number;
}

function Update({ info, kycTag }: UpdateProps) {
  const { t } = useTranslation();
  const facts = usePriorityFacts(info, kycTag);
  const statement = statementFor('update', facts);
  const rules = updateRules(facts);
  const view = updatePoiView(statement, rules.identityFlow);
  if (!view) return <NothingToSend statement={statement} />;
  const asks = view.notice !== 'processing';
  return (
    <>
      {asks && <Lead>{t('reverification.lead')}</Lead>}
      <UpdatePoiNotice view={view} statement={statement} site={info.updatePoi.siteInfo.site} />
      <Instructions rules={rules} asks={asks} deadline={statement.until} isLate={statement.isLate ?? false} />
    </>
  );
}

/** Nothing is asked for, or the account is closed: said with the way out. */
function NothingToSend({ statement: { kind, tone } }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const isClosed = kind === 'account-closed';
  return (
    <StatusBanner
      tone={tone}
      title={t(isClosed ? 'statement.account-closed.title' : 'reverification.nothingTitle')}
      actions={
        <>
          {isClosed && (
            <Button asChild variant="primary">
              <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>
                {t('personal.action.FAILED_AND_CAN_NOT_RETRY')}
              </a>
            </Button>
          )}
          <Button asChild variant={isClosed ? 'secondary' : 'primary'}>
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
        </>
      }
    >
      <p>{t(bodyOf(kind))}</p>
    </StatusBanner>
  );
}

function bodyOf(kind: Statement['kind']) {
  if (kind === 'account-closed') return 'statement.account-closed.body';
  return kind === 'update-current' ? 'reverification.nothingBody' : 'reverification.notAskedBody';
}
