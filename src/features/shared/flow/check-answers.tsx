import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../ui/summary-list';
import { TextLink } from '../../../ui/text-link';
import { DeclaredScreen } from './declared-screen';
import { CHECK_STEP, type StepDeclaration } from './step-declaration';

/** An answer, as the member reads it before sending it. */
export interface CheckedAnswer {
  readonly id: string;
  /** The question, or the label of its field. */
  readonly term: string;
  readonly value: ReactNode;
  /** Leads to the screen where the answer can be changed. */
  readonly onChange: () => void;
}

/** Answers that belong together. */
interface AnswerSection {
  readonly id: string;
  /** Empty: no heading. */
  readonly title: string;
  readonly answers: readonly CheckedAnswer[];
}

interface CheckAnswersProps {
  /** Default: the check of every other form. */
  readonly declared?: StepDeclaration;
  readonly flow: string;
  /** The step's number, which is that of the last step but those after the form was sent, and that of all steps. */
  readonly number: number;
  readonly total: number;
  /** In place of the number. */
  readonly step?: string;
  /** Default: by the number. */
  readonly progress?: number;
  readonly sections: readonly AnswerSection[];
  /** Whether the answers cannot be changed now (`isLocked` of `useSubmit`). */
  readonly isLocked: boolean;
  readonly takesFocus: boolean;
  readonly onBack: (() => void) | undefined;
  /** Consents, an error, and the button that sends. */
  readonly children: ReactNode;
}

/** Last screen of every form with more than three fields: all answers once more, each with a way to change it. */
export function CheckAnswers({ declared = CHECK_STEP, sections, isLocked, children, ...page }: CheckAnswersProps) {
  const { t } = useTranslation();
  return (
    <DeclaredScreen {...page} declared={declared}>
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
    </DeclaredScreen>
  );
}
