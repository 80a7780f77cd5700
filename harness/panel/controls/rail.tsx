import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { valueAt } from '../../core/paths';
import { Button } from '../shared/button';
import { hasWords } from '../shared/has-words';
import { SearchField } from '../shared/search-field';
import { startScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { Clock } from './clock';
import { Control, defaultAt } from './control';
import { Faults } from './faults';
import { GroupSection } from './group';
import { Query } from './query';
import { Responses } from './responses';
import { CONTROL_ROWS, GROUPS, type Group } from './rows';

export function Rail() {
  const { current, problems } = useSnapshot(store);
  const [search, setSearch] = useState('');
  const [shownHint, setShownHint] = useState<{ readonly path: string; readonly hint: string }>();
  if (!current) return null;
  const { scenario } = current;
  const finds = (text: string) => hasWords(text, search);
  const shownIn = (group: Group) =>
    rowsOf(group).filter(({ label, path, hint }) => finds(`${group} ${label} ${path} ${hint}`));
  const rowsOf = (group: Group) => CONTROL_ROWS.filter((row) => row.group === group);
  const changedIn = (group: Group) =>
    rowsOf(group).filter(({ path }) => valueAt(scenario, path) !== defaultAt(path, scenario)).length;

  // Show problems at the top if their key has no control.
  const elsewhere = problems.filter(
    ({ path }) =>
      !CONTROL_ROWS.some((row) => path === row.path || path.startsWith(`${row.path}.`)) &&
      !['faults', 'answers', 'responses', 'query'].includes(path.split('.')[0] ?? ''),
  );

  const showHint = ({ target }: { readonly target: EventTarget }) => {
    const { control, hint } = (target as Element).closest<HTMLElement>('[data-hint]')?.dataset ?? {};
    if (control && hint) setShownHint({ path: control, hint });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows the hint of the hovered or focused control.
    <div className="flex min-h-full flex-col" onMouseOver={showHint} onFocus={showHint}>
      {elsewhere.length > 0 && (
        <ul role="alert" className="m-2 rounded-control bg-bad-tint p-2 text-bad text-xs">
          {elsewhere.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{path ? `${path}: ${message}` : message}</li>
          ))}
        </ul>
      )}
      <div className="sticky top-0 z-[1] border-line border-b bg-rail p-2">
        <SearchField label="Search the controls" value={search} onChange={setSearch} />
      </div>
      {finds('faults') && (
        <GroupSection title="Faults" changed={scenario.faults.length}>
          <Faults />
        </GroupSection>
      )}
      {finds('responses answers overrides') && (
        <GroupSection
          title="Responses"
          changed={Object.keys(scenario.answers).length + Object.keys(scenario.responses).length}
        >
          <Responses />
        </GroupSection>
      )}
      {GROUPS.filter((group) => shownIn(group).length > 0).map((group) => (
        <GroupSection key={group} title={group} changed={changedIn(group)} isSearched={search !== ''}>
          {shownIn(group).map((row) => (
            <Control key={row.path} row={row} />
          ))}
          {group === 'Place' && finds('query') && <Query />}
        </GroupSection>
      ))}
      {finds('clock time network connection poll offline slow') && (
        <GroupSection title="Clock and network" changed={0}>
          <Clock />
        </GroupSection>
      )}
      <div className="p-3">
        <Button look="outlined" icon="reset" className="w-full" onClick={() => void startScenario({})}>
          All back to the defaults
        </Button>
      </div>
      {/* Hints share one place to keep the rail short. Screen readers get them by `aria-describedby`. */}
      <p
        aria-hidden="true"
        className="sticky bottom-0 mt-auto h-[76px] border-line border-t bg-rail px-3 py-1.5 text-xs"
      >
        {shownHint ? (
          <>
            <code className="block truncate text-2xs text-muted">{shownHint.path}</code>
            {shownHint.hint}
          </>
        ) : (
          <span className="text-muted">Point at a control to read what it does.</span>
        )}
      </p>
    </div>
  );
}
