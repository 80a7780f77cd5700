import { startPackWork } from '../packs/store';
import { showView } from '../state/navigation';
import { type Catalogue, SESSION } from '../state/store';
import type { PaletteEntry } from './search';

/** Empty in an extra session, which has no packs. */
export function packEntries({ walks }: Catalogue): PaletteEntry[] {
  if (SESSION) return [];
  const make = (order: object) => () => {
    showView('packs');
    void startPackWork({ act: 'write', ...order });
  };
  return [
    {
      id: 'action pack-view',
      section: 'Actions',
      title: 'Make a review pack of the present view',
      detail: 'Pictures, texts and checks to file and sign',
      words: 'evidence report pdf auditor',
      run: make({ of: 'view' }),
    },
    {
      id: 'action pack-sign',
      section: 'Actions',
      title: 'Sign a review pack',
      detail: 'Shows the packs, with their checks and decisions',
      words: 'approve reject compare evidence',
      run: () => showView('packs'),
    },
    ...walks.map(({ id, name }) => ({
      id: `pack walk ${id}`,
      section: 'Walks' as const,
      title: `Review pack: ${name}`,
      detail: 'Each step of the walk is a page',
      words: 'evidence report',
      weight: 0.3,
      run: make({ of: 'walk', id }),
    })),
  ];
}
