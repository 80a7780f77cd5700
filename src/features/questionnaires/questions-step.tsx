import { type ReactNode, useState } from 'react';
import { type Answer, answerTo } from '../../domain/questionnaire';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import type { AnswerProblem, allProblems } from '../../domain/questionnaire-validation';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { Locked } from '../shared/actions/locked';
import { DeclaredScreen } from '../shared/flow/declared-screen';
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
  /** Why the answers cannot be changed now; undefined: they can. */
  readonly locked: ReactNode;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const hasUnreadable = (problems: readonly AnswerProblem[] = []) => problems.some(({ id }) => id === 'file.unreadable');

/** One screen of questions. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { title, page, pages, index, takesFocus, required, problems, countries, config, draft, locked } = props;
  const { onBack, onNext } = props;
  const fields = useFieldTexts();
  const problemText = useProblemTexts('list');
  const { section, sectionIndex, questions } = page;
  const isLocked = locked !== undefined;
  // A file that could not be read was found when the answers were to be sent.
  const [attempt, setAttempt] = useState(() => (questions.some(({ id }) => hasUnreadable(problems.get(id))) ? 1 : 0));
  // Each section is a step, and the check of the answers is the last one.
  const total = (pages.at(-1)?.sectionIndex ?? 0) + 2;
  // Errors are shown from the first attempt to continue, and follow what is typed from then on.
  const shown = attempt > 0 ? problems : new Map<string, never>();
  const isFirstOfSection = pages[index - 1]?.section.id !== section.id;
  const set = (id: string, answer: Answer) => draft.change({ ...draft.answers, [id]: answer });
  const name = section.title || title;
  useKeepTitle(name);
  const submit = () => {
    if (!isLocked && questions.some(({ id }) => problems.has(id))) setAttempt((n) => n + 1);
    else onNext();
  };
  return (
    <DeclaredScreen
      declared={QUESTIONS_STEP}
      flow={title}
      title={name}
      lead={isFirstOfSection && section.description !== '' ? <p>{section.description}</p> : undefined}
      number={sectionIndex + 1}
      total={total}
      progress={(index + 1) / (pages.length + 2)}
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
        {locked}
        <Locked when={isLocked}>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={answerTo(draft.answers, question.id)}
              onChange={(answer) => set(question.id, answer)}
              isRequired={required.has(question.id)}
              problems={shown.get(question.id) ?? []}
              countries={countries}
              config={config}
            />
          ))}
        </Locked>
        <StepActions action={QUESTIONS_STEP.action} />
      </form>
    </DeclaredScreen>
  );
}
