import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { type DatePart, type DateParts, readDate, readDatePart } from '../../domain/input/date';
import { dateOrder, joinDate, splitDate } from './date';
import { FieldGroup, type FieldProps, INPUT_COLOURS, INPUT_FRAME } from './field';
import { useComposition } from './use-composition';

export interface DateFieldProps extends FieldProps {
  /** Format of `joinDate`: ISO 8601 once complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly partLabels: Readonly<Record<DatePart, string>>;
  /** BCP 47; decides the order of the boxes. */
  readonly language: string;
  readonly autoComplete?: 'bday' | undefined;
  readonly disabled?: boolean | undefined;
}

/** For dates known by heart: a calendar would need paging through decades. */
export function DateField({
  value,
  onChange,
  onBlur,
  partLabels,
  language,
  autoComplete,
  disabled,
  ...field
}: DateFieldProps) {
  const { name, id = name, error } = field;
  // Raw text ("3"); `value` is padded ("03"). A new value from the parent wins.
  const [typed, setTyped] = useState(() => splitDate(value));
  const parts = joinDate(typed, language) === value ? typed : splitDate(value);

  const order = dateOrder(language);
  const change = (next: DateParts) => {
    setTyped(next);
    onChange(joinDate(next, language));
  };

  return (
    <FieldGroup {...field}>
      <div className="flex gap-3">
        {order.map((part, index) => (
          <div key={part} className="flex flex-col gap-1">
            <label htmlFor={index === 0 ? id : `${id}-${part}`} className="text-sm">
              {partLabels[part]}
            </label>
            <DateBox
              // For the error summary's link.
              id={index === 0 ? id : `${id}-${part}`}
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              // Keyboards insert what they have in their clipboard without a paste event.
              onText={(text) =>
                change(readDate(text, order, language) ?? { ...parts, [part]: readDatePart(part, text) })
              }
              onPaste={(event) => {
                const pasted = readDate(event.clipboardData.getData('text'), order, language);
                if (!pasted) return;
                event.preventDefault();
                change(pasted);
              }}
              onBlur={onBlur}
              className={cx(INPUT_FRAME, INPUT_COLOURS, 'px-3 py-2 tabular-nums', part === 'year' ? 'w-22' : 'w-16')}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

type DateBoxProps = Omit<ComponentProps<'input'>, 'value'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
};

function DateBox({ value, onText, ...input }: DateBoxProps) {
  return <input {...input} {...useComposition(value, onText)} />;
}
