import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { Button } from '../../ui/button';
import { MultipleChoice, SingleChoice } from '../../ui/fields/choice-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { FocusHere } from '../../ui/focus-here';
import { useFieldTexts } from '../shared/forms/use-field-texts';

/** A question of a test. */
export type Question = ResponseOf<typeof endpoints.questionnaireTemplate>['sections'][number]['questions'][number];

interface TestQuestionProps {
  readonly question: Question;
  readonly number: number;
  readonly count: number;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** One question on a page of its own. */
export function TestQuestion({ question, number, count, value, onChange, onNext, onBack }: TestQuestionProps) {
  const { t } = useTranslation();
  const { errorSummary } = useFieldTexts();
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && value.length === 0;
  const error = isMissing ? t('investorTest.noAnswer') : undefined;
  const field = {
    name: question.id,
    label: <span className="text-lg">{question.label}</span>,
    hint: question.hint || undefined,
    error,
    choices: question.options.map((option) => ({ ...option, hint: option.hint || undefined })),
  };
  return (
    <FocusHere>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt((before) => before + 1);
          if (value.length > 0) onNext();
        }}
      >
        <div className="flex flex-col gap-2">
          <p className="text-sm text-muted">{t('investorTest.progress', { number, count })}</p>
          <progress
            value={number}
            max={count}
            aria-label={t('investorTest.progress', { number, count })}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken-strong [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
          />
        </div>
        <ErrorSummary
          {...errorSummary}
          errors={error === undefined ? [] : [{ fieldId: question.id, message: error }]}
          attempt={attempt}
        />
        {question.type === 'multiple' ? (
          <MultipleChoice {...field} value={value} onChange={onChange} />
        ) : (
          <SingleChoice {...field} value={value[0] ?? ''} onChange={(one) => onChange([one])} />
        )}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" variant="primary" size="large">
            {t('investorTest.continue')}
          </Button>
          <Button size="large" onClick={onBack}>
            {t('investorTest.back')}
          </Button>
        </div>
      </form>
    </FocusHere>
  );
}
