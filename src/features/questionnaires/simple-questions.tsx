import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '../../domain/questionnaire-values';
import { MOBILE_DIGITS } from '../../domain/validation';
import { DateField } from '../../ui/fields/date-field';
import { MoneyField, NumberField } from '../../ui/fields/number-field';
import { CountryField, PhoneField } from '../../ui/fields/phone-field';
import { TextAreaField, TextField } from '../../ui/fields/text-field';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type QuestionFieldProps, useCommonProps } from './question-field';

function useOneValue(props: QuestionFieldProps) {
  const { answer, onChange } = props;
  const common = useCommonProps(props);
  return {
    ...common,
    value: answer.values[0] ?? '',
    onChange: (value: string) => onChange({ ...answer, values: [value] }),
  };
}

function useTypedValue(props: QuestionFieldProps) {
  const { onChange, ...field } = useOneValue(props);
  return { ...field, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
}

export function LineOfText(props: QuestionFieldProps) {
  return <TextField {...useTypedValue(props)} />;
}

export function LongText(props: QuestionFieldProps) {
  const fields = useFieldTexts();
  return (
    <TextAreaField {...useTypedValue(props)} counter={fields.counter(props.question.max ?? TEXT_MAX['long-text'])} />
  );
}

export function Email(props: QuestionFieldProps) {
  return (
    <TextField
      {...useTypedValue(props)}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      dir="ltr"
    />
  );
}

export function Url(props: QuestionFieldProps) {
  return (
    <TextField {...useTypedValue(props)} type="url" inputMode="url" autoComplete="url" spellCheck={false} dir="ltr" />
  );
}

export function NumberQuestion(props: QuestionFieldProps) {
  return <NumberField {...useFieldTexts().money} {...useOneValue(props)} />;
}

export function Percentage(props: QuestionFieldProps) {
  return <NumberField {...useFieldTexts().money} {...useOneValue(props)} unit="%" />;
}

export function Amount(props: QuestionFieldProps) {
  const fields = useFieldTexts();
  return <MoneyField {...fields.money} {...useOneValue(props)} currency={props.question.currency} />;
}

export function DateQuestion(props: QuestionFieldProps) {
  const fields = useFieldTexts();
  return <DateField {...fields.date} {...useOneValue(props)} />;
}

export function Country(props: QuestionFieldProps) {
  const fields = useFieldTexts();
  return <CountryField {...fields.country} {...useOneValue(props)} countries={props.countries} />;
}

export function Phone(props: QuestionFieldProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const common = useCommonProps(props);
  const { answer, onChange, countries, question } = props;
  const [country = '', number = ''] = answer.values;
  return (
    <PhoneField
      {...fields.phone}
      {...common}
      hint={question.hint || t('questionnaire.phoneHint', MOBILE_DIGITS)}
      countries={countries}
      value={{ country, number }}
      onChange={(phone) => onChange({ ...answer, values: [phone.country, phone.number] })}
    />
  );
}
