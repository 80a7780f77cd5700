import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import { Button } from '../../../ui/button';
import { OverviewLink } from '../exits/overview-link';
import type { Part } from '../loading/combine-calls';
import { type CaseSubject, VerificationCase } from './verification-case';

interface UnansweredCaseProps {
  readonly level: StepLevel;
  readonly subject?: CaseSubject | undefined;
  /** The load of the member's status. */
  readonly load: Part<unknown>;
}

/** A submission of this visit before the server has answered; if the answer failed, the member can ask again. */
export function UnansweredCase({ level, subject, load }: UnansweredCaseProps) {
  const { t } = useTranslation();
  return (
    <VerificationCase
      status={undefined}
      reason=""
      level={level}
      subject={subject}
      error={load.error}
      actions={
        <>
          {load.status === 'error' && (
            <Button key="check" variant="primary" onClick={load.retry}>
              {t('outcomes.unsure.check')}
            </Button>
          )}
          <OverviewLink key="overview" isPrimary={load.status !== 'error'} />
        </>
      }
    />
  );
}
