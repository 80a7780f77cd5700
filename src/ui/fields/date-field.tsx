import { useState } from 'react';
import { cn } from '../cn';
import { type DatePart, dateOrder, joinDate, splitDate } from './date';
import { FieldGroup, type FieldProps, INPUT } from './field';
import { toLatinDigits } from './money';

export interface DateFieldProps extends FieldProps {
  /** See `joinDate`: ISO 8601 once complete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly partLabels: Readonly<Record<DatePart, string>>;
  /** Language whose order the boxes follow (a BCP 47 tag). */
  readonly language: string;
  /** `bday` where the date is the member's own birthday, so that browsers can fill it in. */
  readonly autoComplete?: 'bday' | undefined;
  readonly disabled?: boolean | undefined;
}

const LENGTHS: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

/**
 * A date that one knows by heart, such as a birthday: three boxes in the language's own order. A calendar would have to be
 * turned back through decades.
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
  // The boxes hold what was typed ("3"), the value what it means ("03"); a value set from outside wins.
  const [typed, setTyped] = useState(() => splitDate(value));
  const parts = joinDate(typed) === value ? typed : splitDate(value);

  const change = (part: DatePart, text: string) => {
    const next = { ...parts, [part]: toLatinDigits(text).replace(/\D/g, '') };
    setTyped(next);
    onChange(joinDate(next));
  };

  return (
    <FieldGroup {...field}>
      <div className="flex gap-3">
        {dateOrder(language).map((part, index) => (
          <div key={part} className="flex flex-col gap-1">
            <label htmlFor={index === 0 ? id : `${id}-${part}`} className="text-sm">
              {partLabels[part]}
            </label>
            <input
              // The summary links to the field's own id: the first box.
              id={index === 0 ? id : `${id}-${part}`}
              inputMode="numeric"
              maxLength={LENGTHS[part]}
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
              onBlur={onBlur}
              className={cn(INPUT, 'tabular-nums', part === 'year' ? 'w-22' : 'w-16')}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
