import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../domain/look-up';
import { type Column, NO_ANSWER, type TableRow } from '../../domain/questionnaire';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field';
import { Choices } from './choice-questions';
import { useProblemTexts } from './problem-texts';
import { type QuestionFieldProps, useCommonProps } from './question-field';
import { Amount, Country, DateQuestion, Email, LineOfText, NumberQuestion, Percentage } from './simple-questions';

const CELL_RENDERERS: Readonly<Record<string, ComponentType<QuestionFieldProps>>> = {
  text: LineOfText,
  number: NumberQuestion,
  amount: Amount,
  percentage: Percentage,
  date: DateQuestion,
  country: Country,
  single: Choices,
  email: Email,
};

/** Default for templates without a limit. */
const MAX_ROWS = 20;

/** Each row is a small form, to fit a phone. */
export function TableQuestion(props: QuestionFieldProps) {
  const { question, answer, onChange } = props;
  const { t } = useTranslation();
  const { name, label, hint, error } = useCommonProps(props);
  const rows = answer.rows.length > 0 ? answer.rows : [{}];
  const set = (next: readonly TableRow[]) => onChange({ ...answer, rows: next });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1.5 font-medium wrap-anywhere">{label}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {rows.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
          key={index}
          id={index === 0 ? name : undefined}
          tabIndex={-1}
          className="flex min-w-0 flex-col gap-4 rounded-base border border-line bg-surface p-4"
        >
          <legend className="sr-only">{t('questionnaire.row', { number: index + 1 })}</legend>
          <div className="flex items-center justify-between gap-3">
            <p aria-hidden="true" className="text-sm font-medium text-muted">
              {t('questionnaire.row', { number: index + 1 })}
            </p>
            {rows.length > 1 && (
              <Button
                size="small"
                aria-label={t('questionnaire.removeRow', { number: index + 1 })}
                onClick={() => set(rows.filter((_row, place) => place !== index))}
              >
                {t('fields.file.remove')}
              </Button>
            )}
          </div>
          {question.columns.map((column) => (
            <Cell
              key={column.id}
              {...props}
              column={column}
              index={index}
              value={lookUp(row, column.id)?.[0] ?? ''}
              onCell={(value) =>
                set(rows.map((one, place) => (place === index ? { ...one, [column.id]: [value] } : one)))
              }
            />
          ))}
        </fieldset>
      ))}
      <FieldError name={name} error={error} />
      {rows.length < (question.max ?? MAX_ROWS) && (
        <div>
          <Button onClick={() => set([...rows, {}])}>{t('questionnaire.addRow')}</Button>
        </div>
      )}
    </fieldset>
  );
}

interface CellProps extends QuestionFieldProps {
  readonly column: Column;
  readonly index: number;
  readonly value: string;
  readonly onCell: (value: string) => void;
}

function Cell({ column, index, value, onCell, ...props }: CellProps) {
  const problemText = useProblemTexts('field');
  const part = `${index}.${column.id}`;
  const problem = props.problems.find((one) => one.part === part);
  const Renderer = lookUp(CELL_RENDERERS, column.type);
  if (!Renderer) return null;
  const question = {
    ...props.question,
    ...column,
    id: `${props.question.id}.${part}`,
    columns: [],
    options: column.options.map((option) => ({ ...option, hint: '', exclusive: false, needsDetail: false })),
  };
  return (
    <Renderer
      {...props}
      question={question}
      isTitle={false}
      isRequired={column.required}
      answer={{ ...NO_ANSWER, values: value === '' ? [] : [value] }}
      onChange={(answer) => onCell(answer.values[0] ?? '')}
      problems={[]}
      error={problem && problemText(props.question, problem)}
    />
  );
}
