import { useTranslation } from 'react-i18next';
import { NO, YES } from '../../domain/questionnaire';
import { type Choice, MultipleChoice, SingleChoice } from '../../ui/fields/choice-field';
import { Combobox } from '../../ui/fields/combobox';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type QuestionFieldProps, useCommonProps } from './question-field';

/** Options above which a choice is searchable. */
const MANY = 12;

export function Choices(props: QuestionFieldProps) {
  const { question, answer, onChange } = props;
  const fields = useFieldTexts();
  const common = useCommonProps(props);
  const { values } = answer;
  if (question.type === 'multiple') {
    return (
      <MultipleChoice
        {...common}
        choices={choicesOf(question.options)}
        value={values}
        onChange={(chosen) => onChange({ ...answer, values: chosen })}
      />
    );
  }
  const one = {
    value: values[0] ?? '',
    onChange: (value: string) => onChange({ ...answer, values: value === '' ? [] : [value] }),
  };
  return question.options.length > MANY ? (
    <Combobox {...fields.combobox} {...common} {...one} options={question.options} />
  ) : (
    <SingleChoice {...common} {...one} choices={choicesOf(question.options)} />
  );
}

/** The template may supply both options. */
export function YesNo(props: QuestionFieldProps) {
  const { t } = useTranslation();
  const common = useCommonProps(props);
  const { question, answer, onChange } = props;
  const own = choicesOf(question.options);
  return (
    <SingleChoice
      {...common}
      choices={
        own.length > 0
          ? own
          : [
              { value: YES, label: t('questionnaire.yes') },
              { value: NO, label: t('questionnaire.no') },
            ]
      }
      value={answer.values[0] ?? ''}
      onChange={(value) => onChange({ ...answer, values: [value] })}
    />
  );
}

function choicesOf(options: QuestionFieldProps['question']['options']): Choice[] {
  return options.map(({ value, label, hint, exclusive }) => ({ value, label, hint: hint || undefined, exclusive }));
}
