import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, answerTo } from '../../domain/questionnaire';
import { pageHeadings, type QuestionPage } from '../../domain/questionnaire-pages';
import type { AnswerProblem, allProblems } from '../../domain/questionnaire-validation';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { Locked } from '../shared/actions/locked';
import { DeclaredStep } from '../shared/flow/declared-step';
import { useKeepTitle } from '../shared/flow/kept-title';
import { StepActions } from '../shared/flow/step-actions';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { QuestionField } from './fields';
import { idOf, useProblemTexts } from './problem-texts';
import type { QuestionnaireFormProps } from './questionnaire-form';
import { QUESTIONS_STEP } from './questionnaire-steps';

interface QuestionsStepProps extends QuestionnaireFormProps {
  readonly page: QuestionPage;
  readonly pages: readonly QuestionPage[];
  readonly index: number;
  readonly required: ReadonlySet<string>;
  readonly problems: ReturnType<typeof allProblems>;
  /** `isLocked` of `useSubmit`. */
  readonly isLocked: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const hasUnreadable = (problems: readonly AnswerProblem[] = []) => problems.some(({ id }) => id === 'file.unreadable');

export function QuestionsStep(props: QuestionsStepProps) {
  const { title, page, pages, index, takesFocus, required, problems, countries, config, draft, isLocked } = props;
  const { onBack, onNext } = props;
  const fields = useFieldTexts();
  const problemText = useProblemTexts('list');
  const { t } = useTranslation();
  const { section, questions } = page;
  // Sending found an unreadable file.
  const [attempt, setAttempt] = useState(() => (questions.some(({ id }) => hasUnreadable(problems.get(id))) ? 1 : 0));
  const shown = attempt > 0 ? problems : new Map<string, never>();
  const isFirstOfSection = pages[index - 1]?.section.id !== section.id;
  const set = (id: string, answer: Answer) => draft.change({ ...draft.value, [id]: answer });
  const heading = pageHeadings(pages)[index];
  const name =
    heading === 'question'
      ? questions[0].label
      : heading === 'section'
        ? section.title
        : t('questionnaire.confirmation');
  useKeepTitle(name);
  const submit = () => {
    if (!isLocked && questions.some(({ id }) => problems.has(id))) setAttempt((n) => n + 1);
    else onNext();
  };
  return (
    <DeclaredStep
      declared={QUESTIONS_STEP}
      flow={title}
      title={name}
      lead={isFirstOfSection && section.description !== '' ? <p>{section.description}</p> : undefined}
      number={index + 1}
      // The check is the last step.
      total={pages.length + 1}
      onBack={onBack}
      takesFocus={takesFocus}
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary
          {...fields.errorSummary}
          attempt={attempt}
          errors={questions.flatMap((question) =>
            (shown.get(question.id) ?? []).map((problem) => ({
              fieldId: idOf(question, problem.part),
              message: problemText(question, problem),
            })),
          )}
        />
        <Locked when={isLocked}>
          {questions.map((question, place) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={answerTo(draft.value, question.id)}
              onChange={(answer) => set(question.id, answer)}
              isTitle={heading === 'question' && place === 0}
              isRequired={required.has(question.id)}
              problems={shown.get(question.id) ?? []}
              countries={countries}
              config={config}
            />
          ))}
        </Locked>
        <StepActions action={QUESTIONS_STEP.action} />
      </form>
    </DeclaredStep>
  );
}
