import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PackDetail, PackEntry } from '../../server/packs/pack-list';
import { Field } from './field';
import { NewPack } from './new-pack';
import { PackCard } from './pack-card';
import { choosePack, loadPacks, packsStore } from './store';
import { Work } from './work';

/** Makes review packs, shows their checks, signs them, and compares them with the last approved ones. */
export function PacksView() {
  const { packs, chosen, problem } = useSnapshot(packsStore);
  useEffect(() => void loadPacks(), []);
  return (
    <div className="h-full overflow-auto bg-surface p-4">
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <div>
          <h2 className="font-semibold text-base">Review packs</h2>
          <p className="mt-1 text-muted">
            A pack is a folder to file: pictures, texts, agreements and checks of what a member sees, with signed
            decisions. It is made beside this panel, in a browser and in sessions of its own.
          </p>
        </div>
        <NewPack />
        {problem !== '' && (
          <p role="alert" className="text-bad text-sm">
            {problem}
          </p>
        )}
        <Work />
        {packs.length > 0 && (
          <Field label="Packs">
            {(id) => (
              <select
                id={id}
                className="field mt-1"
                value={chosen?.name ?? ''}
                onChange={(event) => void choosePack(event.target.value)}
              >
                {packs.map((pack) => (
                  <option key={pack.name} value={pack.name}>
                    {entryWords(pack)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {chosen && <PackCard pack={chosen as PackDetail} />}
      </div>
    </div>
  );
}

function entryWords({ title, madeAt, decision }: PackEntry): string {
  const state = decision === 'open' ? '' : `, ${decision}`;
  return `${title}, ${madeAt.slice(0, 10)} ${madeAt.slice(11, 16)} UTC${state}`;
}
