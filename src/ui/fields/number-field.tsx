import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { formatAmount } from '../../domain/numbers';
import { controlProps, Field, type FieldProps, INPUT_COLOURS, INPUT_FRAME } from './field';
import { parseAmount, toLatinDigits } from './money';
import { useComposition } from './use-composition';

/** Props of `NumberField`. */
export interface NumberFieldProps extends FieldProps {
  /** The text as typed, with digits converted to 0-9. The form's schema checks whether it is a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Unit shown after the number: "%", "years". */
  readonly unit?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Field for a number. A text input, because the mouse wheel can change a native number input by accident. */
export function NumberField({ value, onChange, onBlur, unit, disabled, ...field }: NumberFieldProps) {
  const typed = useComposition(value, (text) => onChange(toLatinDigits(text)));
  return (
    <Field {...field}>
      <Affixed affix={unit} invalid={Boolean(field.error)} disabled={disabled}>
        <input
          {...controlProps(field)}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          {...typed}
          onBlur={onBlur}
          className={INNER}
        />
      </Affixed>
    </Field>
  );
}

/** Props of `MoneyField`. */
export interface MoneyFieldProps extends FieldProps {
  /** Plain decimal notation ("1234.50"), or the text as typed if it is not an amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Currency code or coin, shown after the amount. */
  readonly currency: string;
  /** Language that decides the decimal and group separators (a BCP 47 tag). */
  readonly language: string;
  readonly disabled?: boolean | undefined;
}

/** Field for an amount of money. Group separators are added on blur. */
export function MoneyField({ value, onChange, onBlur, currency, language, disabled, ...field }: MoneyFieldProps) {
  // Text while the member types. Not grouped, because adding separators would move the cursor.
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

/** Box around a control and its unit or currency. */
function Affixed({ affix, invalid, disabled, children }: AffixedProps) {
  return (
    <span
      aria-invalid={invalid || undefined}
      className={cx(
        INPUT_FRAME,
        'flex w-full items-center gap-2 px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled ? 'border-line bg-sunken text-muted' : INPUT_COLOURS,
      )}
    >
      {children}
      {affix && <span className="max-w-1/2 shrink-0 text-muted wrap-anywhere">{affix}</span>}
    </span>
  );
}
