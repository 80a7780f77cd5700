import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { MultipleChoice, SingleChoice } from '../../ui/fields/choice-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { Locked } from '../shared/actions/locked';
import { DeclaredStep } from '../shared/flow/declared-step';
import { useKeepTitle } from '../shared/flow/kept-title';
import { StepActions } from '../shared/flow/step-actions';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { TEST_QUESTION } from './test-steps';

export type Question = ResponseOf<typeof endpoints.questionnaireTemplate>['sections'][number]['questions'][number];

interface TestQuestionProps {
  readonly title: string;
  readonly question: Question;
  readonly number: number;
  readonly count: number;
  /** `isLocked` of `useSubmit`. */
  readonly isLocked: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

export function TestQuestion(props: TestQuestionProps) {
  const { title, question, number, count, isLocked, value, onChange, onNext, onBack } = props;
  const { t } = useTranslation();
  const { errorSummary } = useFieldTexts();
  useKeepTitle(question.label);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && value.length === 0;
  const error = isMissing ? t('investorTest.noAnswer') : undefined;
  const field = {
    name: question.id,
    label: <span className="sr-only">{question.label}</span>,
    error,
    choices: question.options.map((option) => ({ ...option, hint: option.hint || undefined })),
  };
  return (
    <DeclaredStep
      declared={TEST_QUESTION}
      flow={title}
      number={number}
      title={question.label}
      lead={question.hint ? <p>{question.hint}</p> : undefined}
      step={t('investorTest.progress', { number, count })}
      progress={number / (count + 2)}
      takesFocus
      onBack={onBack}
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt((before) => before + 1);
          if (value.length > 0) onNext();
        }}
      >
        <ErrorSummary
          {...errorSummary}
          errors={error === undefined ? [] : [{ fieldId: question.id, message: error }]}
          attempt={attempt}
        />
        <Locked when={isLocked}>
          {question.type === 'multiple' ? (
            <MultipleChoice {...field} value={value} onChange={onChange} />
          ) : (
            <SingleChoice {...field} value={value[0] ?? ''} onChange={(one) => onChange([one])} />
          )}
        </Locked>
        <StepActions action={TEST_QUESTION.action} />
      </form>
    </DeclaredStep>
  );
}
