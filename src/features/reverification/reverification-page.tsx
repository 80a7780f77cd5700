import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type RefusalReason, updateRules } from '../../domain/eligibility';
import { updatePoiView } from '../../domain/reverification';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { Refusal } from '../refusal';
import { useMemberState } from '../use-member-state';
import { Instructions } from './instructions';
import { UpdatePoiNotice } from './update-poi-notice';

const REQUEST = { kind: 'update-poi' } as const;
const TOLD_BY_NOTICE: ReadonlySet<RefusalReason> = new Set(['in-review', 'daily-limit', 'mobile-app']);

/** Re-verification (spec 2 and 4): why, until when, what is needed, and the one thing to do next. */
export function ReverificationPage() {
  const { t } = useTranslation();
  const member = useMemberState();
  const texts = useLoadTexts(member.error);

  return (
    <Page title={t('reverification.title')}>
      <Loadable state={member} texts={texts} onRetry={member.retry}>
        {({ info: { updatePoi }, facts, may }) => {
          const rules = updateRules(facts);
          const answer = may(REQUEST);
          const view = updatePoiView(updatePoi.status, rules.identityFlow);
          if (!view) {
            return (
              <StatusBanner
                tone="success"
                title={t('reverification.nothingTitle')}
                actions={
                  <Button asChild variant="primary">
                    <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                  </Button>
                }
              >
                <p>{t('reverification.nothingBody')}</p>
              </StatusBanner>
            );
          }
          // What the page's own notice does not tell, such as an account that is closed.
          if (!answer.allowed && !TOLD_BY_NOTICE.has(answer.reason)) {
            return <Refusal answer={answer} request={REQUEST} />;
          }
          const asks = view.notice !== 'processing';
          return (
            <>
              {asks && <Lead>{t('reverification.lead')}</Lead>}
              <UpdatePoiNotice view={view} info={updatePoi} />
              <Instructions rules={rules} asks={asks} deadline={updatePoi.deadline} />
            </>
          );
        }}
      </Loadable>
    </Page>
  );
}
