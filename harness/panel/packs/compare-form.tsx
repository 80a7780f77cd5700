import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PackDetail } from '../../server/packs/pack-list';
import { Button } from '../shared/button';
import { Field } from '../shared/field';
import { Select } from '../shared/select';
import { isWorking, packsStore, startPackWork } from './store';
import { dayTime, openTab } from './words';

/** Changes since an approved pack need a new decision. */
export function CompareForm({ pack }: { readonly pack: PackDetail }) {
  const working = isWorking(useSnapshot(packsStore));
  const { name, approvedBefore, compared } = pack;
  const [chosen, setChosen] = useState('');
  // The list starts with the newest pack that shares the most pages.
  const before = approvedBefore.find((one) => one.name === chosen) ?? approvedBefore[0];
  return (
    <form
      aria-label="Compare"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (before) void startPackWork({ act: 'compare', pack: name, before: before.name });
      }}
    >
      <h4 className="font-semibold">Compare</h4>
      {before === undefined ? (
        <p className="text-muted text-sm">No earlier pack with pages of this one was approved.</p>
      ) : (
        <Field label="With the approved pack">
          {(id) => (
            <Select
              id={id}
              className="mt-1"
              value={before.name}
              disabled={working}
              options={approvedBefore.map((one) => [
                one.name,
                `${one.title}, ${dayTime(one.madeAt)}, ${one.samePages === 1 ? '1 page' : `${one.samePages} pages`} of this one`,
              ])}
              onChoose={setChosen}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {before !== undefined && (
          <Button type="submit" look="outlined" disabled={working}>
            See what has changed
          </Button>
        )}
        {compared !== null && (
          <Button look="outlined" icon="tab" onClick={() => openTab(compared)}>
            Open the last comparison
          </Button>
        )}
      </div>
    </form>
  );
}
