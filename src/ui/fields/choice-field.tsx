import type { ReactNode } from 'react';
import { cn } from '../cn';
import { CheckIcon } from '../icons';
import { FieldGroup, type FieldProps } from './field';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** In a multiple choice: excludes all others, such as "None of these". */
  readonly exclusive?: boolean;
}

interface ChoicesProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SingleChoiceProps extends ChoicesProps {
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few. */
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

/** Any number of a few. */
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

/** What is chosen after a click: an exclusive choice drives out the others, and they it. In the order of the choices. */
export function toggleChoice(choices: readonly Choice[], chosen: readonly string[], toggled: Choice): string[] {
  const isOn = !chosen.includes(toggled.value);
  const stays = ({ value, exclusive = false }: Choice) =>
    value === toggled.value ? isOn : chosen.includes(value) && !(isOn && (toggled.exclusive || exclusive));
  return choices.filter(stays).map(({ value }) => value);
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
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          // The summary links to the field's own id: the first choice.
          htmlFor={index === 0 ? id : `${id}-${index}`}
          className={cn(
            'flex min-h-12 gap-3 rounded-base border border-line bg-surface px-3 py-3 hover:border-line-strong',
            'has-checked:border-brand-ink has-checked:bg-brand-tint has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted',
            error && 'border-danger',
          )}
        >
          <Tick
            type={type}
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            checked={chosen.includes(choice.value)}
            disabled={disabled || choice.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onToggle(choice)}
            onBlur={onBlur}
          />
          <span className="flex min-w-0 flex-col">
            <span className="min-w-0">{choice.label}</span>
            {choice.hint && <span className="text-sm text-muted">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

type TickProps = Omit<React.ComponentProps<'input'>, 'type'> & { readonly type: 'radio' | 'checkbox' };

/** The browser's own radio button or check box in our colours: keyboard, forms and forced colours come with it. */
export function Tick({ type, className, ...input }: TickProps) {
  return (
    <span className="relative mt-0.5 size-5 shrink-0 self-start">
      <input
        type={type}
        {...input}
        className={cn(
          'peer block size-5 appearance-none border border-line-strong bg-surface not-checked:disabled:bg-sunken forced-colors:appearance-auto',
          type === 'radio'
            ? // A dot of ink in a ring of brand: the shadow is the ring.
              'rounded-full checked:border-brand-ink checked:bg-on-brand checked:shadow-[inset_0_0_0_5px_var(--brand)] checked:disabled:border-muted checked:disabled:bg-muted checked:disabled:shadow-[inset_0_0_0_5px_var(--sunken)]'
            : 'rounded-base checked:border-brand-ink checked:bg-brand checked:disabled:border-muted checked:disabled:bg-muted',
          className,
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
