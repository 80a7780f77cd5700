import { useState } from 'react';

/**
 * Loaded data, as a change that the server has accepted left it: `[shown, accept]`. What was accepted is shown until the data has been loaded
 * again, so a load that fails takes nothing back.
 *
 * @param load is another value after each load. Default: the data
 */
export function useAccepted<T>(loaded: T, load: unknown = loaded): readonly [shown: T, accept: (after: T) => void] {
  const [accepted, setAccepted] = useState<{ readonly load: unknown; readonly after: T }>();
  const shown = accepted && accepted.load === load ? accepted.after : loaded;
  return [shown, (after) => setAccepted({ load, after })];
}
