import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Eligibility, VerificationRequest } from '../../domain/eligibility-types';
import { EMBEDDED_ROUTE } from '../../domain/routes';
import { isByToken } from '../../modes/page-context';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { ResultBanner } from '../../ui/result-banner';
import { OverviewLink } from '../shared/exits/overview-link';
import { useTimes } from '../shared/format/use-times';
import { Refusal } from '../shared/member/refusal';

interface ResetDoneProps {
  readonly request: Extract<VerificationRequest, { kind: 'document' }>;
  /** Whether the member may verify again on this site. */
  readonly answer: Eligibility;
}

/** The verification was removed. Leads to a new one where the member may start it. */
export function ResetDone({ request, answer }: ResetDoneProps) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <>
      <FocusHere>
        <ResultBanner
          tone="success"
          title={t('resetkyc.done.title')}
          announce
          actions={
            answer.allowed && (
              <>
                <Button asChild variant="primary">
                  <Link to={isByToken() ? EMBEDDED_ROUTE : `/auth/kyc?level=${request.level}`}>
                    {t('resetkyc.done.action')}
                  </Link>
                </Button>
                <OverviewLink />
              </>
            )
          }
        >
          {answer.allowed && <p>{times.join(t('resetkyc.done.body'), times.takes('LEVEL_1'))}</p>}
        </ResultBanner>
      </FocusHere>
      {!answer.allowed && <Refusal answer={answer} request={request} />}
    </>
  );
}
