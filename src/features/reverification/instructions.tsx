import { useTranslation } from 'react-i18next';
import type { RequirementList } from '../../domain/reverification';
import { longDate } from '../../lib/long-date';
import { ImportantNote } from '../../ui/important-note';
import { Requirements } from '../shared/member/requirements';

interface InstructionsProps {
  /** Whether the member re-submits in the mobile app. */
  readonly inApp: boolean;
  readonly requirements: RequirementList;
  /** Whether the member has to act. During a review only the list of requirements is shown. */
  readonly asks: boolean;
  /** The member's deadline, Unix time in milliseconds; undefined if there is none. */
  readonly deadline: number | undefined;
  /** The deadline has passed. */
  readonly isLate: boolean;
}

/** The important note, the instructions with the deadline, and the requirements. */
export function Instructions({ inApp, requirements, asks, deadline, isLate }: InstructionsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <ImportantNote title={t('reverification.importantTitle')}>
        <p>{t('reverification.importantBody')}</p>
      </ImportantNote>
      {asks && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t('reverification.instructionsTitle')}</h2>
          <p>{t(inApp ? 'reverification.instructionsBodyApp' : 'reverification.instructionsBody')}</p>
          {deadline !== undefined && (
            <p className="font-medium">
              {t(isLate ? 'reverification.deadlinePassed' : 'reverification.deadline', {
                date: longDate(deadline, i18n.language),
              })}
            </p>
          )}
        </section>
      )}
      <Requirements list={requirements} />
    </>
  );
}
