import { useState } from 'react';

/** `[shown, accept]`: the accepted value until the next load. `load`: new per load. */
export function useAccepted<T>(loaded: T, load: unknown = loaded): readonly [shown: T, accept: (after: T) => void] {
  const [accepted, setAccepted] = useState<{ readonly load: unknown; readonly after: T }>();
  const shown = accepted && accepted.load === load ? accepted.after : loaded;
  return [shown, (after) => setAccepted({ load, after })];
}
