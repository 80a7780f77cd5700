import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { type DatePart, type DateParts, dateOrder, joinDate, pastedDate, splitDate } from './date';
import { FieldGroup, type FieldProps, INPUT_COLOURS, INPUT_FRAME } from './field';
import { toLatinDigits } from './money';
import { useComposition } from './use-composition';

/** Props of `DateField`. */
export interface DateFieldProps extends FieldProps {
  /** Text as `joinDate` returns it: ISO 8601 once all boxes are filled. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Labels of the three boxes. */
  readonly partLabels: Readonly<Record<DatePart, string>>;
  /** Language that decides the order of the boxes (a BCP 47 tag). */
  readonly language: string;
  /** `bday` if the date is the member's own birthday, so that the browser can fill it in. */
  readonly autoComplete?: 'bday' | undefined;
  readonly disabled?: boolean | undefined;
}

const LENGTHS: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

/** Digits of a box; more than it holds are cut off, as `maxLength` does for what is typed. */
const digitsOf = (part: DatePart, text: string) => toLatinDigits(text).replace(/\D/g, '').slice(0, LENGTHS[part]);

/**
 * Field for a date that the member knows by heart, such as a birthday: three boxes in the order of the language. Not a calendar, in
 * which the member would have to go back through decades.
 */
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
  // `typed` holds the text of the boxes ("3"), `value` the padded form ("03"). If the parent sets another value, that one is shown.
  const [typed, setTyped] = useState(() => splitDate(value));
  const parts = joinDate(typed) === value ? typed : splitDate(value);

  const order = dateOrder(language);
  const change = (next: DateParts) => {
    setTyped(next);
    onChange(joinDate(next));
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
              // The error summary links to the id of the field, so the first box gets it.
              id={index === 0 ? id : `${id}-${part}`}
              inputMode="numeric"
              maxLength={LENGTHS[part]}
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              onText={(text) => change({ ...parts, [part]: digitsOf(part, text) })}
              onPaste={(event) => {
                const pasted = pastedDate(event.clipboardData.getData('text'), order);
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

/** The input of one box. */
function DateBox({ value, onText, ...input }: DateBoxProps) {
  return <input {...input} {...useComposition(value, onText)} />;
}
