import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../domain/numbers';
import { cn } from '../cn';
import { controlProps, Field, type FieldProps, INPUT } from './field';
import { parseAmount, toLatinDigits } from './money';

export interface NumberFieldProps extends FieldProps {
  /** Digits as typed, in 0-9; the form's schema says whether they are a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What is counted, behind the figure: "%", "years". */
  readonly unit?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A number that is typed: no spinner that a wheel turns by accident. */
export function NumberField({ value, onChange, onBlur, unit, disabled, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      <Affixed affix={unit} invalid={Boolean(field.error)} disabled={disabled}>
        <input
          {...controlProps(field)}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(toLatinDigits(event.target.value))}
          onBlur={onBlur}
          className={INNER}
        />
      </Affixed>
    </Field>
  );
}

export interface MoneyFieldProps extends FieldProps {
  /** Plain decimal notation ("1234.50"), or the typed text while it is no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Currency code or coin, behind the figure. */
  readonly currency: string;
  /** Language whose separators are read and written (a BCP 47 tag). */
  readonly language: string;
  readonly disabled?: boolean | undefined;
}

/** An amount of money, grouped once it has been typed. */
export function MoneyField({ value, onChange, onBlur, currency, language, disabled, ...field }: MoneyFieldProps) {
  // While one types, the text is theirs: grouping it under the cursor would move the cursor.
  const [draft, setDraft] = useState<string>();
  const parsed = parseAmount(value, 'en');
  const shown = draft ?? (parsed === undefined ? value : formatAmount(parsed, language));
  return (
    <Field {...field}>
      <Affixed affix={currency} invalid={Boolean(field.error)} disabled={disabled}>
        <input
          {...controlProps(field)}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={shown}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(parseAmount(event.target.value, language) ?? event.target.value);
          }}
          onBlur={() => {
            setDraft(undefined);
            onBlur?.();
          }}
          className={INNER}
        />
      </Affixed>
    </Field>
  );
}

const INNER = 'min-w-0 grow bg-transparent py-2 text-base tabular-nums outline-none placeholder:text-muted';

interface AffixedProps {
  readonly affix: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean | undefined;
  readonly children: ReactNode;
}

/** One box around a control and what stands behind it. */
function Affixed({ affix, invalid, disabled, children }: AffixedProps) {
  return (
    <span
      aria-invalid={invalid || undefined}
      className={cn(
        INPUT,
        'flex items-center gap-2 py-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled && 'border-line bg-sunken text-muted',
      )}
    >
      {children}
      {affix && <span className="shrink-0 text-muted">{affix}</span>}
    </span>
  );
}
