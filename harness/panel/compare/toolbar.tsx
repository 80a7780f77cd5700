import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { LabelledSelect } from '../shared/select';
import { MAX_PANES } from '../state/address';
import { store } from '../state/store';
import { goEverywhere } from './messages';
import { addPane, restartPanes } from './panes';
import { compareStore } from './store';

const SWITCHES = [
  { key: 'scrollsTogether', label: 'Scroll together' },
  { key: 'goesTogether', label: 'Go together' },
  { key: 'marks', label: 'Mark differences' },
] as const;

/** `differences` is undefined while a page is loading. */
export function CompareToolbar({ differences }: { readonly differences: number | undefined }) {
  const state = useSnapshot(compareStore);
  const { catalogue } = useSnapshot(store);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-rail px-2 py-1">
      <h2 className="font-semibold text-sm">Compare</h2>
      <Button
        icon="add"
        look="outlined"
        disabled={state.panes.length >= MAX_PANES || state.opening > 0}
        onClick={() => void addPane()}
      >
        Add a pane
      </Button>
      <LabelledSelect
        label="All go to"
        value=""
        onChoose={goEverywhere}
        className="!w-44"
        disabled={state.panes.length === 0}
        options={[['', 'a screen …'], ...(catalogue?.routes.map(({ path }) => path) ?? [])]}
      />
      {SWITCHES.map(({ key, label }) => (
        <label key={key} className="flex min-h-6 items-center gap-1.5 text-xs">
          <input
            type="checkbox"
            className="size-4"
            checked={state[key]}
            onChange={(event) => {
              compareStore[key] = event.target.checked;
            }}
          />
          {label}
        </label>
      ))}
      <Button icon="restart" label="Start all panes again" onClick={() => void restartPanes()} />
      <span role="status" className="ms-auto text-xs">
        {differences === undefined
          ? 'Pages are loading …'
          : differences === 1
            ? '1 difference'
            : `${differences} differences`}
      </span>
    </div>
  );
}
