import { CLOCK_UNITS } from '../../core/clock';
import { NETWORK_PRESETS } from '../../core/network-presets';
import { pollNow, setNetwork, shiftClock } from '../controls/clock-acts';
import { openHar, saveHar } from '../log/har';
import { showTab } from '../log/tabs';
import { copyPicture, savePicture } from '../report/picture';
import { openReport } from '../report/report';
import type { PaletteEntry } from './search';

type Act = Pick<PaletteEntry, 'title' | 'detail' | 'words' | 'run'>;

const CLOCK_ACTS: readonly Act[] = [-1, 1].flatMap((count) =>
  CLOCK_UNITS.map((unit) => ({
    title: `Clock: one ${unit} ${count < 0 ? 'earlier' : 'later'}`,
    detail: 'Moves the time of the server',
    words: 'time date now',
    run: () => shiftClock(unit, count),
  })),
);

const NETWORK_ACTS: readonly Act[] = NETWORK_PRESETS.map(({ name, title, hint }) => ({
  title: `Connection: ${title}`,
  detail: hint,
  words: 'network bandwidth latency',
  run: () => setNetwork(name),
}));

const ACTS: readonly Act[] = [
  ...CLOCK_ACTS,
  ...NETWORK_ACTS,
  {
    title: 'Next poll now',
    detail: 'Polls of the page are sent at once',
    words: 'polling wait review',
    run: () => void pollNow(),
  },
  {
    title: 'Report a bug',
    detail: 'One zip with all that is needed to see it again',
    words: 'issue defect zip',
    run: openReport,
  },
  {
    title: 'Save a picture of the app',
    detail: 'As a PNG file',
    words: 'screenshot image',
    run: () => void savePicture(),
  },
  {
    title: 'Copy a picture of the app',
    detail: 'To the clipboard',
    words: 'screenshot image',
    run: () => void copyPicture(),
  },
  { title: 'Save the log as HAR', detail: 'Without personal data and tokens', words: 'export record', run: saveHar },
  {
    title: 'Take answers from a HAR file',
    detail: 'Calls answer as they were recorded elsewhere; personal data is replaced',
    words: 'import recording',
    run: openHar,
  },
  {
    title: 'See the app',
    detail: 'Its address, errors, messages, storage and cookies',
    words: 'console cookies local storage analytics url',
    run: () => showTab('app'),
  },
];

export const INSTRUMENT_ENTRIES: readonly PaletteEntry[] = ACTS.map((act) => ({
  ...act,
  id: `act ${act.title}`,
  section: 'Actions',
  // 'offline' and 'slow' mean the faults first.
  weight: NETWORK_ACTS.includes(act) ? 0.6 : 1.5,
}));
