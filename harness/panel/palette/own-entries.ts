import type { OwnFile } from '../../core/own-files';
import { showTab } from '../log/tabs';
import { exportScenario, openOwn } from '../own/acts';
import { importFiles } from '../own/import';
import { askName, save } from '../own/save';
import { soundFiles } from '../own/store';
import type { PaletteEntry } from './search';

/** Second line and group of the entries. */
const OWN_GROUP = 'Own';

export function ownScenarioEntries(files: readonly OwnFile[], start: (file: string) => void): PaletteEntry[] {
  return soundFiles(files)
    .filter(({ steps }) => steps === 0)
    .map(({ file, name, place }) => ({
      id: `own ${file}`,
      section: 'Scenarios',
      title: name,
      detail: OWN_GROUP,
      words: `${file} ${place}`,
      run: () => start(file),
    }));
}

/** An entry only shows the walk. */
export function ownWalkEntries(files: readonly OwnFile[]): PaletteEntry[] {
  return soundFiles(files)
    .filter(({ steps }) => steps > 0)
    .map(({ file, name, place, steps }) => ({
      id: `own walk ${file}`,
      section: 'Walks',
      title: `Walk: ${name}`,
      detail: `${OWN_GROUP}: shows its ${steps} steps, to replay or edit them`,
      words: `${file} ${place}`,
      run: () => void openOwn(file),
    }));
}

export const OWN_ACTS: readonly PaletteEntry[] = [
  {
    title: 'Save the scenario',
    detail: 'In its file, or in a new one',
    words: 'keep store own file',
    run: () => void save('scenario'),
  },
  {
    title: 'Save the scenario as…',
    detail: 'In your own new file',
    words: 'keep store own file copy',
    run: () => askName('scenario'),
  },
  {
    title: 'Own scenarios and walks',
    detail: 'The files of your folder',
    words: 'my files saved mine folder',
    run: () => showTab('own'),
  },
  {
    title: 'Import scenarios and walks',
    detail: 'Keeps JSON files from elsewhere',
    words: 'file open load',
    run: importFiles,
  },
  {
    title: 'Export the scenario',
    detail: 'As a JSON file, elsewhere than in your folder',
    words: 'file download',
    run: exportScenario,
  },
  // 'save' and 'import' mean files before recordings or pictures.
].map((act) => ({ ...act, id: `act ${act.title}`, section: 'Actions' as const, weight: 2 }));
