import type { OwnFile } from '../../core/own-files';
import type { ScenarioInput } from '../../core/scenario';
import { setPaneKey, startInPane } from '../compare/panes';
import { compareStore } from '../compare/store';
import { CONTROL_ROWS, shownValue } from '../controls/rows';
import { FIELDS, type Field } from '../controls/schema';
import { openOwn, readOwn } from '../own/acts';
import { startNamed } from '../state/named-scenarios';
import { showView } from '../state/navigation';
import { clearRequests } from '../state/request-log';
import { openApp, reloadApp, setKey, startScenario } from '../state/scenario-changes';
import { copyLink } from '../state/sharing';
import { type Catalogue, store } from '../state/store';
import { travel } from '../state/travel';
import { VIEW_TITLES } from '../views';
import { openWalk } from '../walks/open-walk';
import { INSTRUMENT_ENTRIES } from './instrument-entries';
import { OWN_ACTS, ownScenarioEntries, ownWalkEntries } from './own-entries';
import { packEntries } from './pack-entries';
import { runningEntries } from './running-entries';
import type { PaletteEntry } from './search';
import { valueWords } from './value-words';

/** The running scenario, or that of a pane. */
interface Target {
  readonly start: (named: Catalogue['scenarios'][number]) => void;
  readonly set: (path: string, value: unknown) => void;
}

const RUNNING: Target = {
  start: (named) => void startNamed(named),
  set: (path, value) => void setKey(path, value),
};

export function paletteEntries(catalogue: Catalogue, files: readonly OwnFile[]): PaletteEntry[] {
  return [
    ...ownScenarioEntries(files, (file) => void openOwn(file)),
    ...ownWalkEntries(files),
    ...entriesFor(catalogue, RUNNING),
    ...walkEntries(catalogue),
    ...runningEntries(catalogue),
    ...INSTRUMENT_ENTRIES,
    ...OWN_ACTS,
    ...packEntries(catalogue),
    ...ACTIONS,
  ];
}

/** An entry only shows the walk. */
function walkEntries({ walks }: Catalogue): PaletteEntry[] {
  return walks.map(({ id, flow, name, scenario }) => ({
    id: `walk ${id}`,
    section: 'Walks' as const,
    title: `Walk: ${name}`,
    detail: `${flow}: shows its ${scenario.steps.length} steps, to replay them`,
    // Testers usually mean the state of the same name.
    weight: 0.5,
    run: () => openWalk({ id, scenario: scenario as ScenarioInput }),
  }));
}

export function paneEntries(catalogue: Catalogue, files: readonly OwnFile[], target: number): PaletteEntry[] {
  const change = (act: (id: string) => void) => {
    const pane = compareStore.panes[target];
    if (pane) act(pane.id);
  };
  return [
    {
      id: 'action running',
      section: 'Actions',
      title: 'The running scenario',
      detail: 'As the controls show it',
      run: () => change((id) => store.current && void startInPane(id, { link: store.current.link })),
    },
    ...ownScenarioEntries(files, (file) =>
      change((id) => void readOwn(file).then((scenario) => scenario && startInPane(id, scenario))),
    ),
    ...entriesFor(catalogue, {
      start: (named) => change((id) => void startInPane(id, named.scenario)),
      set: (path, value) => change((id) => void setPaneKey(id, path, value)),
    }),
  ];
}

function entriesFor(catalogue: Catalogue, target: Target): PaletteEntry[] {
  return [
    ...catalogue.scenarios.map((named) => ({
      id: `scenario ${named.name}`,
      section: 'Scenarios' as const,
      title: named.name,
      detail: named.group,
      run: () => target.start(named),
    })),
    ...catalogue.routes.map(({ path, summary }) => ({
      id: `route ${path}`,
      section: 'Routes' as const,
      title: path,
      detail: summary,
      run: () => target.set('route', path),
    })),
    ...stateEntries(target),
  ];
}

function stateEntries(target: Target): PaletteEntry[] {
  return CONTROL_ROWS.flatMap((row) => {
    const field = FIELDS.get(row.path);
    return optionsOf(field).map((option) => ({
      id: `${row.path} ${option}`,
      section: 'States' as const,
      title: `${row.label}: ${shownValue(row, option)}`,
      detail: `${row.path} = ${option}`,
      words: valueWords(row.path, option),
      // Place is used most.
      weight: row.group === 'Place' ? 2 : 1,
      run: () => target.set(row.path, option),
    }));
  });
}

/** Empty for a text or number field. */
function optionsOf(field: Field | undefined): readonly (string | number | boolean)[] {
  if (field?.kind === 'switch') return [true, false];
  return field?.kind === 'choice' ? field.options : [];
}

const ACTIONS: readonly PaletteEntry[] = [
  { title: 'Copy link', detail: 'An address that restores this state elsewhere', run: () => void copyLink() },
  { title: 'Open the app again', detail: 'At the scenario’s address, as for the first time', run: openApp },
  { title: 'Reload the app', detail: 'Reloads its page at the current address', run: reloadApp },
  { title: 'Undo', detail: 'Takes the last change of the scenario back', run: () => void travel('undo') },
  { title: 'Redo', detail: 'Makes it again', run: () => void travel('redo') },
  { title: 'All back to the defaults', detail: 'Starts the default scenario', run: () => void startScenario({}) },
  ...VIEW_TITLES.map(({ view, title, hint }) => ({ title: `Show ${title}`, detail: hint, run: () => showView(view) })),
  { title: 'Clear the log', detail: 'Forgets every request', run: () => void clearRequests() },
].map((action) => ({ ...action, id: `action ${action.title}`, section: 'Actions' as const }));
