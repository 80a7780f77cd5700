import { type KeyboardEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { store } from '../state/store';
import { addFault } from './row-actions';
import { FAULT_WORDS, faultOf } from './row-values';

/** Enter adds the fault permanently, Shift+Enter for the next call. Escape returns to the row. */
export function FaultForm({ entry, onEnd }: { readonly entry: LoggedRequest; readonly onEnd: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const codes = useSnapshot(store).catalogue?.errorCodes ?? [];
  const endpoint = entry.endpoint ?? '*';

  const add = async (times?: number) => {
    const fault = faultOf(endpoint, typed, times);
    if (!fault)
      return setWrong(`Type a code such as 10007, a status such as 500, or one of: ${FAULT_WORDS.join(', ')}`);
    if (await addFault(fault)) onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add(event.shiftKey ? 1 : undefined);
  };

  return (
    <form
      aria-label="Fault this call"
      className="flex flex-wrap items-center gap-1 border-line border-b bg-warn-tint px-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={`${id}-fault`} className="min-w-0 truncate font-mono text-warn text-xs">
        {endpoint}
      </label>
      <input
        // biome-ignore lint/a11y/noAutofocus: it is opened by a key to type into it.
        autoFocus
        id={`${id}-fault`}
        list={`${id}-codes`}
        placeholder="10007, 500, timeout …"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-invalid={wrong !== ''}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="field !w-40"
      />
      <datalist id={`${id}-codes`}>
        {FAULT_WORDS.map((word) => (
          <option key={word} value={word} />
        ))}
        {codes.map(({ code, meaning }) => (
          <option key={code} value={code}>
            {meaning}
          </option>
        ))}
      </datalist>
      <Button type="submit" look="outlined" title="Enter">
        From now on
      </Button>
      <Button look="outlined" title="Shift and Enter" onClick={() => void add(1)}>
        Once
      </Button>
      <Button icon="close" label="Add no fault" onClick={onEnd} />
      <Problem id={`${id}-wrong`} text={wrong} className="w-full" />
    </form>
  );
}
