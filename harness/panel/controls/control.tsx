import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { LANGUAGES } from '../../../src/i18n/languages';
import { parseScenario, type Scenario } from '../../engine/scenario';
import { Button } from '../shared/button';
import { setKey } from '../state/scenario-changes';
import { store } from '../state/store';
import { languageNotes } from './language-notes';
import { concerns, valueAt } from './paths';
import { type ControlRow, shownValue } from './rows';
import { FIELDS, type Field } from './schema';
import { TextField } from './text-field';

/** What every kind of field gets from its row. */
export interface FieldProps {
  readonly row: ControlRow;
  readonly field: Field;
  readonly id: string;
  readonly value: unknown;
  /** Ids of the field's hint, note and error message, for `aria-describedby`. */
  readonly describedBy: string;
  readonly invalid: boolean;
}

/** Text of an option: a language code with the language's name, any other value as `shownValue` writes it. */
function optionText(row: ControlRow, option: string | number): string {
  if (row.path !== 'language') return shownValue(row, option);
  return `${option} · ${LANGUAGES[option as keyof typeof LANGUAGES].name}`;
}

function SwitchField({ row, id, value, describedBy }: FieldProps) {
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

function SelectField({ row, field, id, value, describedBy, invalid }: FieldProps) {
  if (field.kind !== 'choice') return null;
  const pick = (text: string) =>
    void setKey(
      row.path,
      field.options.find((option) => String(option) === text),
    );
  return (
    <select
      id={id}
      className="field px-1"
      title={String(value)}
      value={String(value)}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => pick(event.target.value)}
    >
      {field.options.map((option) => (
        <option key={option} value={String(option)}>
          {optionText(row, option)}
        </option>
      ))}
    </select>
  );
}

function SegmentsField({ row, field, id, value, describedBy }: FieldProps) {
  if (field.kind !== 'choice') return null;
  return (
    <ToggleGroup.Root
      type="single"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      value={String(value)}
      onValueChange={(text) => {
        const option = field.options.find((each) => String(each) === text);
        // Radix reports an empty value when the selected item is clicked; a scenario always has a value.
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

function fieldFor(row: ControlRow, field: Field) {
  if (field.kind === 'switch') return SwitchField;
  if (field.kind === 'choice') return row.as === 'segments' ? SegmentsField : SelectField;
  return TextField;
}

const DEFAULTS = new Map<string, unknown>();

/** Default of a scenario key. The default language depends on the site, so it is computed for each site. */
export function defaultAt(path: string, site: string): unknown {
  const key = `${site} ${path}`;
  if (!DEFAULTS.has(key)) {
    const parsed = parseScenario(path === 'language' ? { site } : {});
    DEFAULTS.set(key, parsed.ok ? valueAt(parsed.scenario, path) : undefined);
  }
  return DEFAULTS.get(key);
}

/** One control: its label and field, a button that resets a changed value, and the server's error messages about its key. */
export function Control({ row }: { row: ControlRow }) {
  const id = useId();
  const { current, problems } = useSnapshot(store);
  const field = FIELDS.get(row.path);
  if (!current || !field) return null;
  if (row.only && valueAt(current.scenario, row.only.path) !== row.only.value) return null;

  const value = valueAt(current.scenario, row.path);
  const mine = problems.filter((problem) => concerns(problem.path, row.path));
  const note = row.path === 'language' ? languageNotes(current.scenario as Scenario).language : undefined;
  const changed = value !== defaultAt(row.path, current.scenario.site);
  const FieldOf = fieldFor(row, field);
  const wide = row.as === 'segments';

  return (
    <div className="group relative py-[3px]" data-control={row.path} data-hint={row.hint}>
      <div className={wide ? '' : 'grid grid-cols-[104px_minmax(0,1fr)] items-center gap-2'}>
        <div className={`flex items-center gap-1 ${wide ? 'mb-0.5 min-h-4' : 'min-h-[26px]'}`}>
          {wide ? (
            <span id={`${id}-label`} className="text-muted text-xs">
              {row.label}
            </span>
          ) : (
            <label htmlFor={id} className="truncate text-muted text-xs" title={row.label}>
              {row.label}
            </label>
          )}
          {changed && (
            <Button
              icon="reset"
              label={`Back to the default: ${row.label}`}
              className="-my-1 ms-auto !text-changed"
              onClick={() => void setKey(row.path, null)}
            />
          )}
        </div>
        <FieldOf
          row={row}
          field={field}
          id={id}
          value={value}
          describedBy={[`${id}-hint`, note && `${id}-note`, mine.length > 0 && `${id}-problem`]
            .filter(Boolean)
            .join(' ')}
          invalid={mine.length > 0}
        />
      </div>
      {/* Read by screen readers; the rail shows it in its last line while the control is hovered or focused. */}
      <span id={`${id}-hint`} hidden>
        {row.hint}
      </span>
      {note && (
        <p id={`${id}-note`} className="mt-1 text-warn text-xs">
          {note}
        </p>
      )}
      {mine.length > 0 && (
        <p id={`${id}-problem`} className="mt-1 text-bad text-xs" role="alert">
          {mine.map((problem) => problem.message).join(' · ')}
        </p>
      )}
    </div>
  );
}
