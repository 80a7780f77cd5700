import { CONTROL_ROWS, shownValue } from '../controls/rows';
import { FIELDS, type Field } from '../controls/schema';
import { clearRequests, copyLink, openApp, setKey, startNamed, startScenario } from '../state/actions';
import type { Catalogue } from '../state/store';
import type { PaletteEntry } from './search';

/** All entries of the palette: named scenarios, routes, every value of every choice or switch, and actions. */
export function paletteEntries(catalogue: Catalogue): PaletteEntry[] {
  return [
    ...catalogue.scenarios.map((named) => ({
      id: `scenario ${named.name}`,
      section: 'Scenarios' as const,
      title: named.name,
      detail: named.group,
      run: () => void startNamed(named),
    })),
    ...catalogue.routes.map(({ path, summary }) => ({
      id: `route ${path}`,
      section: 'Routes' as const,
      title: path,
      detail: summary,
      run: () => void setKey('route', path),
    })),
    ...stateEntries(),
    ...ACTIONS,
  ];
}

function stateEntries(): PaletteEntry[] {
  return CONTROL_ROWS.flatMap((row) => {
    const field = FIELDS.get(row.path);
    return optionsOf(field).map((option) => ({
      id: `${row.path} ${option}`,
      section: 'States' as const,
      title: `${row.label}: ${shownValue(row, option)}`,
      detail: `${row.path} = ${option}`,
      run: () => void setKey(row.path, option),
    }));
  });
}

/** The values of a switch or choice; none for a text or number field. */
function optionsOf(field: Field | undefined): readonly (string | number | boolean)[] {
  if (field?.kind === 'switch') return [true, false];
  return field?.kind === 'choice' ? field.options : [];
}

const ACTIONS: readonly PaletteEntry[] = [
  { title: 'Copy link', detail: 'An address that restores this state elsewhere', run: () => void copyLink() },
  { title: 'Reload the app', detail: 'Keeps cookies and storage', run: () => openApp(false) },
  { title: 'All back to the defaults', detail: 'Starts the default scenario', run: () => void startScenario({}) },
  { title: 'Clear the log', detail: 'Forgets every request', run: () => void clearRequests() },
].map((action) => ({ ...action, id: `action ${action.title}`, section: 'Actions' as const }));
