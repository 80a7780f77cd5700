import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { FieldGroup, type FieldProps } from './field';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Decorative; makes cards in two columns. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
  /** Excludes others, such as "None of these". */
  readonly exclusive?: boolean;
}

interface ChoicesProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SingleChoiceProps extends ChoicesProps {
  /** Empty if none is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SingleChoice({ choices, value, onChange, ...group }: SingleChoiceProps) {
  return (
    <Choices
      {...group}
      choices={choices}
      type="radio"
      chosen={value === '' ? [] : [value]}
      onToggle={(one) => onChange(one.value)}
    />
  );
}

export interface MultipleChoiceProps extends ChoicesProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

export function MultipleChoice({ choices, value, onChange, ...group }: MultipleChoiceProps) {
  return (
    <Choices
      {...group}
      choices={choices}
      type="checkbox"
      chosen={value}
      onToggle={(one) => onChange(toggleChoice(choices, value, one))}
    />
  );
}

/** In the order of the choices. @internal Exported for its test. */
export function toggleChoice(choices: readonly Choice[], chosen: readonly string[], toggled: Choice): string[] {
  const selected = !chosen.includes(toggled.value);
  const isSelected = ({ value, exclusive = false }: Choice) =>
    value === toggled.value ? selected : chosen.includes(value) && !(selected && (toggled.exclusive || exclusive));
  return choices.filter(isSelected).map(({ value }) => value);
}

interface NativeChoices extends ChoicesProps {
  readonly type: 'radio' | 'checkbox';
  readonly chosen: readonly string[];
  readonly onToggle: (choice: Choice) => void;
}

function Choices({ choices, type, chosen, onToggle, onBlur, disabled, ...field }: NativeChoices) {
  const { name, id = name, error } = field;
  return (
    <FieldGroup {...field}>
      <div
        className={
          choices.some(({ picture }) => picture) ? 'grid grid-cols-1 gap-3 sm:grid-cols-2' : 'flex flex-col gap-2'
        }
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            // For the error summary's link.
            htmlFor={index === 0 ? id : `${id}-${index}`}
            className={cx(
              'flex min-h-12 gap-3 rounded-base border bg-surface px-3 py-3 hover:border-line-strong',
              'has-checked:border-brand-ink has-checked:bg-brand-tint has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted',
              // Pictures are higher than labels.
              choice.picture && 'items-center [&>:first-child]:mt-0 [&>:first-child]:self-center',
              error ? 'border-danger-line' : 'border-line',
            )}
          >
            <Tick
              type={type}
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              checked={chosen.includes(choice.value)}
              disabled={disabled || choice.disabled}
              isWrong={Boolean(error)}
              onChange={() => onToggle(choice)}
              onBlur={onBlur}
            />
            <span className="flex min-w-0 flex-col">
              <span className="min-w-0 wrap-anywhere">{choice.label}</span>
              {choice.hint && <span className="text-sm text-muted">{choice.hint}</span>}
            </span>
            {choice.picture && <span className="ms-auto self-center">{choice.picture}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

type TickProps = Omit<React.ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'radio' | 'checkbox';
  readonly isWrong?: boolean;
};

/** Native, for keyboards, forms and forced colours. */
export function Tick({ type, isWrong = false, ...input }: TickProps) {
  return (
    <span className="relative mt-0.5 size-5 shrink-0 self-start">
      <input
        type={type}
        aria-invalid={isWrong || undefined}
        {...input}
        className={cx(
          'peer block size-5 appearance-none border bg-surface not-checked:disabled:bg-sunken forced-colors:appearance-auto',
          type === 'radio'
            ? // The ring is the inset shadow.
              'rounded-full checked:border-brand-ink checked:bg-on-brand checked:shadow-[inset_0_0_0_5px_var(--brand)] checked:disabled:border-muted checked:disabled:bg-muted checked:disabled:shadow-[inset_0_0_0_5px_var(--sunken)]'
            : 'rounded-base checked:border-brand-ink checked:bg-brand checked:disabled:border-muted checked:disabled:bg-muted',
          isWrong ? 'border-danger' : 'border-line-strong',
        )}
      />
      {type === 'checkbox' && (
        <CheckIcon
          className="pointer-events-none absolute inset-0 hidden text-on-brand peer-checked:block peer-disabled:text-bg forced-colors:peer-checked:hidden"
          strokeWidth={2.5}
        />
      )}
    </span>
  );
}
