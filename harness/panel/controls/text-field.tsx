import type { KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { setKey } from '../state/actions';
import { store } from '../state/store';
import type { FieldProps } from './control';

/**
 * A typed value, sent on Enter or on leaving the field. Until the server takes it, it is a draft in the store, so a
 * refusal, a scenario event or a closed group loses nothing; Escape gives it up.
 */
export function TextField({ row, field, id, value, describedBy, invalid }: FieldProps) {
  const draft = useSnapshot(store).drafts[row.path];
  const settled = value === undefined ? '' : String(value);

  const send = () => {
    const text = store.drafts[row.path];
    if (text === undefined) return;
    if (text === settled) delete store.drafts[row.path];
    // What is no number is sent as typed: the server's own words say what is wrong with it.
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
        <Button
          icon="search"
          look="outlined"
          label="Pick a route"
          onClick={() => {
            store.dialog = 'routes';
          }}
        />
      )}
    </div>
  );
}

function asTyped(text: string, kind: FieldProps['field']['kind']): string | number {
  const number = Number(text);
  return kind === 'number' && text.trim() !== '' && !Number.isNaN(number) ? number : text;
}
