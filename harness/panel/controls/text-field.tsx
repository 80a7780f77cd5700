import type { KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { setKey } from '../state/scenario-changes';
import { openDialog, store } from '../state/store';
import type { FieldProps } from './choice-fields';

/**
 * Sends its value on Enter and blur; until accepted, it is a draft that survives scenario changes. Escape discards it.
 */
export function TextField({ row, field, id, value, describedBy, invalid }: FieldProps) {
  const draft = useSnapshot(store).drafts[row.path];
  const settled = value === undefined ? '' : String(value);

  const send = () => {
    const text = store.drafts[row.path];
    if (text === undefined) return;
    if (text === settled) delete store.drafts[row.path];
    // Send text from a number field unchanged, so that the server's error appears.
    else void setKey(row.path, text === '' && value !== '' ? null : asTyped(text, field.kind));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send();
    if (event.key === 'Escape') {
      delete store.drafts[row.path];
      store.problems = [];
    }
  };

  return (
    <div className="flex min-w-0 gap-1">
      <input
        id={id}
        list={row.suggestions && `${id}-suggestions`}
        className="field"
        value={draft ?? settled}
        title={draft ?? settled}
        placeholder={row.placeholder}
        inputMode={field.kind === 'number' ? 'numeric' : undefined}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          store.drafts[row.path] = event.target.value;
        }}
        onBlur={send}
        onKeyDown={onKeyDown}
      />
      {row.unit && <span className="self-center whitespace-nowrap text-muted text-xs">{row.unit}</span>}
      {row.suggestions && (
        <datalist id={`${id}-suggestions`}>
          {row.suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {row.path === 'route' && (
        <Button icon="search" look="outlined" label="Pick a route" onClick={() => openDialog('routes')} />
      )}
    </div>
  );
}

function asTyped(text: string, kind: FieldProps['field']['kind']): string | number {
  const number = Number(text);
  return kind === 'number' && text.trim() !== '' && !Number.isNaN(number) ? number : text;
}
