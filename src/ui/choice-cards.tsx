import type { ReactNode } from 'react';
import { CheckIcon, ChevronEndIcon } from './icons';

/** A choice of `ChoiceCards`. */
interface CardChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Decorative picture. */
  readonly picture?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly choices: readonly CardChoice<Value>[];
  /** The choice of an earlier visit to this screen. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** The only decision of a screen, as a list of large buttons with pictures: each chooses and continues, so that no other button is needed. */
export function ChoiceCards<Value extends string>({ label, choices, chosen, onChoose }: ChoiceCardsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and these buttons submit none.
    <div role="group" aria-label={label}>
      <ul className="flex flex-col gap-3">
        {choices.map(({ value, label: name, hint, picture }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <button
                type="button"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => onChoose(value)}
                className="flex min-h-20 w-full items-center gap-4 rounded-base border border-line bg-surface px-4 py-3 text-start hover:border-line-strong hover:bg-sunken aria-current:border-brand-ink aria-current:bg-brand-tint"
              >
                {picture}
                <span className="flex min-w-0 grow flex-col">
                  <span className="font-medium">{name}</span>
                  {hint && <span className="text-sm text-muted">{hint}</span>}
                </span>
                {isChosen ? (
                  <CheckIcon className="size-5 shrink-0" />
                ) : (
                  <ChevronEndIcon className="size-5 shrink-0 text-muted" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
