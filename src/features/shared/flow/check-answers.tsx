import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../ui/summary-list';
import { TextLink } from '../../../ui/text-link';
import { DeclaredStep } from './declared-step';
import { CHECK_STEP, type StepDeclaration } from './step-declaration';

export interface CheckedAnswer {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  readonly onChange: () => void;
}

interface AnswerSection {
  readonly id: string;
  /** Empty: no heading. */
  readonly title: string;
  readonly answers: readonly CheckedAnswer[];
}

interface CheckAnswersProps {
  /** Default: every other form's. */
  readonly declared?: StepDeclaration;
  readonly flow: string;
  /** Steps after sending may follow it. */
  readonly number: number;
  readonly total: number;
  /** Replaces the number. */
  readonly step?: string;
  readonly sections: readonly AnswerSection[];
  /** `isLocked` of `useSubmit`. */
  readonly isLocked: boolean;
  readonly takesFocus: boolean;
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** For forms with more than three fields. */
export function CheckAnswers({ declared = CHECK_STEP, sections, isLocked, children, ...page }: CheckAnswersProps) {
  const { t } = useTranslation();
  return (
    <DeclaredStep {...page} declared={declared}>
      {sections.map(({ id, title, answers }) => (
        <section key={id} className="flex flex-col gap-2">
          {title !== '' && <h2 className="text-lg font-semibold">{title}</h2>}
          <SummaryList
            rows={answers.map(({ id: answerId, term, value, onChange }) => ({
              id: answerId,
              term,
              value,
              action: (
                <TextLink asChild>
                  <button
                    type="button"
                    disabled={isLocked}
                    aria-label={t('questionnaire.changeAnswer', { question: term })}
                    onClick={onChange}
                  >
                    {t('residence.change')}
                  </button>
                </TextLink>
              ),
            }))}
          />
        </section>
      ))}
      {children}
    </DeclaredStep>
  );
}
