import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Eligibility, VerificationRequest } from '../../domain/eligibility-types';
import { isByToken } from '../../modes/page-context';
import { EMBEDDED_ROUTE } from '../../screens/screens';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { ResultBanner } from '../../ui/result-banner';
import { OverviewLink } from '../shared/exits/overview-link';
import { useTimes } from '../shared/format/use-times';
import { Refusal } from '../shared/member/refusal';

interface ResetDoneProps {
  readonly request: Extract<VerificationRequest, { kind: 'document' }>;
  readonly answer: Eligibility;
}

export function ResetDone({ request, answer }: ResetDoneProps) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <>
      <FocusHere>
        <ResultBanner
          level={1}
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
      {!answer.allowed && <Refusal answer={answer} request={request} headingLevel={2} />}
    </>
  );
}
