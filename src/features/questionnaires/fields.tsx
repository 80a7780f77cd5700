import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../domain/look-up';
import type { QuestionType } from '../../domain/questionnaire';
import { detailOptions } from '../../domain/questionnaire-answers';
import { canBeShown } from '../../domain/questionnaire-template';
import { TEXT_MAX } from '../../domain/questionnaire-values';
import { TextField } from '../../ui/fields/text-field';
import { StatusBanner } from '../../ui/status-banner';
import { isolated } from '../shared/format/isolated';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { AddressQuestion } from './address-question';
import { Choices, YesNo } from './choice-questions';
import { FileQuestion } from './file-question';
import { idOf, useProblemTexts } from './problem-texts';
import type { QuestionFieldProps } from './question-field';
import {
  Amount,
  Country,
  DateQuestion,
  Email,
  LineOfText,
  LongText,
  NumberQuestion,
  Percentage,
  Phone,
  Url,
} from './simple-questions';
import { Consent, Declaration, Signature } from './statement-questions';
import { TableQuestion } from './table-question';

/** New types also go into `QUESTION_TYPES`. */
const RENDERERS: Readonly<Record<QuestionType, ComponentType<QuestionFieldProps>>> = {
  single: Choices,
  multiple: Choices,
  'yes-no': YesNo,
  text: LineOfText,
  'long-text': LongText,
  number: NumberQuestion,
  amount: Amount,
  percentage: Percentage,
  date: DateQuestion,
  country: Country,
  address: AddressQuestion,
  phone: Phone,
  email: Email,
  url: Url,
  table: TableQuestion,
  file: FileQuestion,
  declaration: Declaration,
  consent: Consent,
  signature: Signature,
};

export function QuestionField(props: QuestionFieldProps) {
  const { question } = props;
  const Renderer = lookUp(RENDERERS, question.type);
  if (!Renderer || !canBeShown(question)) return <UnknownQuestion {...props} />;
  return (
    <>
      <Renderer {...props} />
      {detailOptions(question)
        .filter((option) => props.answer.values.includes(option))
        .map((option) => (
          <Detail key={option} {...props} option={option} />
        ))}
    </>
  );
}

function Detail({ question, answer, onChange, problems, option }: QuestionFieldProps & { readonly option: string }) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const problemText = useProblemTexts('field');
  const part = `detail.${option}`;
  const problem = problems.find((one) => one.part === part);
  const typed = lookUp(answer.details, option) ?? '';
  const label = question.options.find(({ value }) => value === option)?.label ?? '';
  return (
    <div className="-mt-3 border-s-4 border-line ps-4">
      <TextField
        name={idOf(question, part)}
        label={question.detailLabel || t('questionnaire.detailFor', { option: isolated(label) })}
        value={typed}
        onChange={(event) => onChange({ ...answer, details: { ...answer.details, [option]: event.target.value } })}
        error={problem && problemText(question, problem)}
        counter={typed.length > TEXT_MAX.detail / 2 ? fields.counter(TEXT_MAX.detail) : undefined}
      />
    </div>
  );
}

/** Never left out silently. */
function UnknownQuestion({ question, isRequired }: QuestionFieldProps) {
  const { t } = useTranslation();
  return (
    <div id={idOf(question)} tabIndex={-1}>
      <StatusBanner tone="warning" title={t('questionnaire.unknown.title', { label: isolated(question.label) })}>
        <p>{t(isRequired ? 'questionnaire.unknown.required' : 'questionnaire.unknown.optional')}</p>
      </StatusBanner>
    </div>
  );
}
