import { showTab } from '../log/tabs';
import { exportScenario, openOwn } from '../own/acts';
import { importFiles } from '../own/import';
import { askName, save } from '../own/save';
import { ownStore, soundFiles } from '../own/store';
import type { PaletteEntry } from './search';

/** What the entries of the tester's own scenarios have as their second line, which is their group as well. */
const OWN_GROUP = 'Own';

/** The tester's own scenarios. */
export function ownScenarioEntries(start: (file: string) => void): PaletteEntry[] {
  return files()
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

/** The tester's own walks. An entry shows the walk; the tester starts it there. */
export function ownWalkEntries(): PaletteEntry[] {
  return files()
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

const files = () => soundFiles(ownStore.list?.files ?? []);

/** Acts on the tester's own files. */
export const OWN_ACTS: readonly PaletteEntry[] = [
  {
    title: 'Save the scenario',
    detail: 'In its file, or in a new one',
    words: 'keep store own file',
    run: () => void save('scenario'),
  },
  {
    title: 'Save the scenario as…',
    detail: 'In a new file of your own',
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
  // 'save' and 'import' mean these more often than a recording or a picture.
].map((act) => ({ ...act, id: `act ${act.title}`, section: 'Actions' as const, weight: 2 }));
