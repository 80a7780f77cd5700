import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PackDetail, PackEntry } from '../../server/packs/pack-list';
import { LabelledSelect } from '../shared/select';
import { ViewPage } from '../shared/view-page';
import { NewPack } from './new-pack';
import { PackCard } from './pack-card';
import { choosePack, loadPacks, packsStore } from './store';
import { dayTime } from './words';
import { Work } from './work';

export function PacksView() {
  const { packs, damaged, chosen } = useSnapshot(packsStore);
  useEffect(() => void loadPacks(), []);
  return (
    <ViewPage
      title="Review packs"
      lead="A pack is a folder to file: pictures, texts, agreements and checks of what a member sees, with signed decisions. It is made in the background, in a separate browser and sessions."
    >
      <NewPack />
      <Work />
      {packs.length > 0 && (
        <LabelledSelect
          label="Packs"
          isAbove
          className="mt-1"
          value={chosen?.name ?? ''}
          options={packs.map((pack) => [pack.name, entryWords(pack)] as const)}
          onChoose={(name) => void choosePack(name)}
        />
      )}
      {damaged.length > 0 && (
        <p className="break-all text-bad text-xs">
          Changed or damaged, so that they cannot be shown; “npm run harness -- review verify FOLDER” says where:{' '}
          {damaged.join(', ')}
        </p>
      )}
      {chosen && <PackCard pack={chosen as PackDetail} />}
    </ViewPage>
  );
}

function entryWords({ title, madeAt, decision }: PackEntry): string {
  const state = decision === 'open' ? '' : `, ${decision}`;
  return `${title}, ${dayTime(madeAt)}${state}`;
}
