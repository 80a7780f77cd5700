import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { readNumber } from '../../domain/input/number';
import { formatAmount, isPlainAmount, separators } from '../../domain/numbers';
import { controlProps, Field, type FieldProps, INPUT_COLOURS, INPUT_FRAME } from './field';

interface TypedNumberProps extends FieldProps {
  /** "1234.50", or raw text if it is not a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** BCP 47; decides the separators. */
  readonly language: string;
  readonly disabled?: boolean | undefined;
}

export interface NumberFieldProps extends TypedNumberProps {
  /** After the number: "%", "years". */
  readonly unit?: string | undefined;
}

export interface MoneyFieldProps extends TypedNumberProps {
  /** Currency code or coin. */
  readonly currency: string;
}

/** No group separators. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const format = (number: string) => number.replace('.', separators(props.language).decimal);
  return <TypedNumber {...props} affix={unit} format={format} />;
}

/** Adds group separators on blur. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const format = (amount: string) => formatAmount(amount, props.language);
  return <TypedNumber {...props} affix={currency} format={format} />;
}

interface AffixedNumberProps extends TypedNumberProps {
  readonly affix: string | undefined;
  readonly format: (number: string) => string;
}

/** The mouse wheel can change a native number input. */
function TypedNumber(props: AffixedNumberProps) {
  const { value, onChange, onBlur, affix, format, language, disabled, ...field } = props;
  // Separators would move the cursor while typing.
  const [draft, setDraft] = useState<string>();
  return (
    <Field {...field}>
      <Affixed affix={affix} invalid={Boolean(field.error)} disabled={disabled}>
        <input
          {...controlProps(field)}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? (isPlainAmount(value) ? format(value) : value)}
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(readNumber(target.value, separators(language).decimal) ?? target.value);
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
