import type { ReactNode } from 'react';
import { CheckIcon, ChevronEndIcon } from './icons';

interface CardChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly choices: readonly CardChoice<Value>[];
  /** On an earlier visit. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

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
