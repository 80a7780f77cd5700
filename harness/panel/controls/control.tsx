import { memo, useId } from 'react';
import { useSnapshot } from 'valtio';
import { defaultScenario } from '../../core/default-scenario';
import { concerns, valueAt } from '../../core/paths';
import type { Scenario } from '../../core/scenario';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { setKey } from '../state/scenario-changes';
import { store } from '../state/store';
import { SegmentsField, SelectField, SwitchField } from './choice-fields';
import { languageNotes } from './language-notes';
import type { ControlRow } from './rows';
import { FIELDS, type Field } from './schema';
import { TextField } from './text-field';

function fieldFor(row: ControlRow, field: Field) {
  if (field.kind === 'switch') return SwitchField;
  if (field.kind === 'choice') return row.as === 'segments' ? SegmentsField : SelectField;
  return TextField;
}

/** The language's default depends on the site, the route's on the mode. */
export function defaultAt(path: string, { site, mode }: Pick<Scenario, 'site' | 'mode'>): unknown {
  const place = { ...(path === 'language' && { site }), ...(path === 'route' && { mode }) };
  return valueAt(defaultScenario(place), path);
}

export function Control({ row }: { row: ControlRow }) {
  const { current, problems } = useSnapshot(store);
  const field = FIELDS.get(row.path);
  if (!current || !field) return null;
  if (row.only && valueAt(current.scenario, row.only.path) !== row.only.value) return null;

  const value = valueAt(current.scenario, row.path);
  const mine = problems.filter((problem) => concerns(problem.path, row.path));
  return (
    <Drawn
      row={row}
      field={field}
      value={value}
      note={row.path === 'language' ? languageNotes(current.scenario as Scenario).language : undefined}
      problem={mine.map(({ message }) => message).join(' · ')}
      isChanged={value !== defaultAt(row.path, current.scenario)}
    />
  );
}

interface DrawnProps {
  readonly row: ControlRow;
  readonly field: Field;
  readonly value: unknown;
  readonly note: string | undefined;
  /** Empty if there are no problems. */
  readonly problem: string;
  readonly isChanged: boolean;
}

/** Memoized, because a new scenario changes only some of many controls. */
const Drawn = memo(function Drawn({ row, field, value, note, problem, isChanged }: DrawnProps) {
  const id = useId();
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
          {isChanged && (
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
          describedBy={[`${id}-hint`, note && `${id}-note`, problem !== '' && `${id}-problem`]
            .filter(Boolean)
            .join(' ')}
          invalid={problem !== ''}
        />
      </div>
      {/* For screen readers. The rail shows it for the hovered or focused control. */}
      <span id={`${id}-hint`} hidden>
        {row.hint}
      </span>
      {note && (
        <p id={`${id}-note`} className="mt-1 text-warn text-xs">
          {note}
        </p>
      )}
      <Problem id={`${id}-problem`} className="mt-1" text={problem} />
    </div>
  );
});
