import { ToggleGroup } from 'radix-ui';
import { LANGUAGES } from '../../../src/i18n/languages';
import { Select } from '../shared/select';
import { setKey } from '../state/scenario-changes';
import { type ControlRow, shownValue } from './rows';
import type { Field } from './schema';

export interface FieldProps {
  readonly row: ControlRow;
  readonly field: Field;
  readonly id: string;
  readonly value: unknown;
  /** Ids of hint, note and error, for `aria-describedby`. */
  readonly describedBy: string;
  readonly invalid: boolean;
}

function optionText(row: ControlRow, option: string | number): string {
  if (row.path !== 'language') return shownValue(row, option);
  return `${option} · ${LANGUAGES[option as keyof typeof LANGUAGES].name}`;
}

export function SwitchField({ row, id, value, describedBy }: FieldProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      aria-describedby={describedBy}
      onChange={(event) => void setKey(row.path, event.target.checked)}
      className="size-4 accent-chosen"
    />
  );
}

export function SelectField({ row, field, id, value, describedBy, invalid }: FieldProps) {
  if (field.kind !== 'choice') return null;
  return (
    <Select
      id={id}
      className="px-1"
      title={String(value)}
      value={String(value)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      options={field.options.map((option) => [String(option), optionText(row, option)] as const)}
      onChoose={(text) =>
        void setKey(
          row.path,
          field.options.find((option) => String(option) === text),
        )
      }
    />
  );
}

export function SegmentsField({ row, field, id, value, describedBy }: FieldProps) {
  if (field.kind !== 'choice') return null;
  return (
    <ToggleGroup.Root
      type="single"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      value={String(value)}
      onValueChange={(text) => {
        const option = field.options.find((each) => String(each) === text);
        // Radix reports an empty value for a click on the selected item.
        if (option !== undefined) void setKey(row.path, option);
      }}
      className="flex w-full overflow-hidden rounded-control border border-edge bg-surface"
    >
      {field.options.map((option) => (
        <ToggleGroup.Item
          key={option}
          value={String(option)}
          className="h-6 grow whitespace-nowrap border-edge px-1 text-xs not-first:border-s hover:bg-raised focus-visible:-outline-offset-2 data-[state=on]:bg-chosen data-[state=on]:text-on-chosen"
        >
          {optionText(row, option)}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
