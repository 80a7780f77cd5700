import { useTranslation } from 'react-i18next';
import { REVERIFICATION_REQUIREMENTS } from '../../domain/reverification';
import type { SiteRules } from '../../domain/sites';
import { longDate } from '../../lib/long-date';
import { ImportantNote } from '../../ui/important-note';

interface InstructionsProps {
  readonly rules: Pick<SiteRules, 'identityFlow' | 'reverificationRequirements'>;
  /** Whether the member has to act. During a review only the list of requirements is shown. */
  readonly asks: boolean;
  /** The member's deadline, Unix time in milliseconds; undefined if there is none. */
  readonly deadline: number | undefined;
  /** The deadline has passed. */
  readonly isLate: boolean;
}

/** The important note, the instructions with the deadline, and the requirements. */
export function Instructions({ rules, asks, deadline, isLate }: InstructionsProps) {
  const { t, i18n } = useTranslation();
  const inApp = rules.identityFlow === 'mobile-app';
  const requirements = REVERIFICATION_REQUIREMENTS[rules.reverificationRequirements];
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
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('reverification.requirementsTitle')}</h2>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {requirements.map((name) => (
            <li key={name}>{t(`reverification.requirements.${name}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
