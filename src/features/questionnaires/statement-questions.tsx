import { YES } from '../../domain/questionnaire';
import { ConsentField, SignatureField } from '../../ui/fields/consent-field';
import { LabelText } from '../../ui/fields/field';
import { type QuestionFieldProps, useCommonProps } from './question-field';

export function Consent(props: QuestionFieldProps) {
  const { hint: _hint, optionalLabel, ...common } = { optionalLabel: undefined, ...useCommonProps(props) };
  const { answer, onChange } = props;
  return (
    <ConsentField
      {...common}
      label={<LabelText label={common.label} optionalLabel={optionalLabel} />}
      checked={answer.values[0] === YES}
      onChange={(event) => onChange({ ...answer, values: event.target.checked ? [YES] : [] })}
    />
  );
}

export function Declaration(props: QuestionFieldProps) {
  return (
    <div className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4">
      <Paragraphs text={props.question.statement} />
      <Consent {...props} />
    </div>
  );
}

export function Signature(props: QuestionFieldProps) {
  const common = useCommonProps(props);
  const { answer, onChange, question } = props;
  return (
    <SignatureField
      {...common}
      statement={<Paragraphs text={question.statement} />}
      value={answer.values[0] ?? ''}
      onChange={(event) => onChange({ ...answer, values: [event.target.value] })}
    />
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
