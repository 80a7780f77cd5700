import { useTranslation } from 'react-i18next';
import type { StepLevel } from '../../../domain/steps';
import { submittedAt } from '../../../lib/submissions';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { OverviewLink } from '../exits/overview-link';
import type { Part } from '../loading/combine-calls';
import { ReviewResult } from './review-result';

interface UnloadedResultProps {
  readonly title: string;
  readonly level: StepLevel;
  /** The load of the result, which has failed. */
  readonly load: Part<unknown>;
}

/** Whether the result of a submission of this visit cannot be loaded: then the page says what was accepted, not that a load failed. */
export function isUnloaded(level: StepLevel, load: Part<unknown>): boolean {
  return load.status === 'error' && load.data === undefined && submittedAt(level) !== undefined;
}

/** The result of a submission whose status cannot be loaded: it is in review, and the member can ask again. */
export function UnloadedResult({ title, level, load }: UnloadedResultProps) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <ReviewResult
        status="PENDING"
        reason=""
        isLong={false}
        level={level}
        error={load.error}
        actions={
          <>
            <Button variant="primary" onClick={load.retry}>
              {t('outcomes.unsure.check')}
            </Button>
            <OverviewLink />
          </>
        }
      />
    </Page>
  );
}
