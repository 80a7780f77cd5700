import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnFile } from '../../core/own-files';
import { compareStore } from '../compare/store';
import { ownStore } from '../own/store';
import { Modal } from '../shared/modal';
import { type Catalogue, type Dialog, openDialog, store } from '../state/store';
import { paletteEntries, paneEntries } from './entries';
import { groupsOf, type PaletteEntry, search } from './search';

/** Default: all sections. */
const SECTIONS: Partial<Record<Dialog, readonly PaletteEntry['section'][]>> = {
  scenarios: ['Scenarios'],
  routes: ['Routes'],
};

export function Palette() {
  const { catalogue, dialog } = useSnapshot(store);
  const { list } = useSnapshot(ownStore);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const sections = dialog && SECTIONS[dialog];
  const [group, setGroup] = useState<string>();
  // Memoized, because the search builds an index of the list.
  const entries = useMemo(() => {
    const all = catalogue ? entriesOf(dialog, catalogue as Catalogue, list?.files ?? []) : [];
    return sections ? all.filter(({ section }) => sections.includes(section)) : all;
  }, [catalogue, dialog, list, sections]);
  const ofGroup = useMemo(
    () => (group === undefined ? entries : entries.filter(({ detail }) => detail === group)),
    [entries, group],
  );
  const groups = dialog === 'scenarios' ? groupsOf(entries) : [];
  // List all scenarios, for browsing.
  const found = search(ofGroup, query, dialog === 'scenarios' ? entries.length : undefined);

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    openDialog(undefined);
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
  };

  return (
    <Modal label="Go to" onClose={() => openDialog(undefined)}>
      <div className="flex max-h-[76vh] flex-col">
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into this field.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          aria-label="Go to a scenario, route, state, code, fault or action"
          placeholder="Scenario, route, state, code, fault or action"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full shrink-0 border-line border-b bg-surface px-3 text-base outline-none"
        />
        {groups.length > 0 && (
          <fieldset className="flex flex-wrap gap-1 border-line border-b px-3 py-2">
            <legend className="sr-only">Group</legend>
            {groups.map(({ name, size }) => (
              <button
                key={name}
                type="button"
                aria-pressed={group === name}
                onClick={() => {
                  setGroup(group === name ? undefined : name);
                  setActive(0);
                }}
                className="h-6 rounded-control border border-edge px-1.5 text-xs hover:bg-raised aria-pressed:border-chosen aria-pressed:bg-chosen aria-pressed:text-on-chosen"
              >
                {name} {size}
              </button>
            ))}
          </fieldset>
        )}
        <div id={`${id}-list`} role="listbox" aria-label="Found" className="min-h-0 overflow-auto py-1">
          {found.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys for the whole list.
            <div
              key={entry.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => choose(entry)}
              className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-3 px-3 py-1 aria-selected:bg-raised"
            >
              <span className="min-w-0">
                <span className="block truncate">{entry.title}</span>
                <span className="block truncate text-muted text-xs">{entry.detail}</span>
              </span>
              <span className="text-muted text-xs">{entry.section}</span>
            </div>
          ))}
          {found.length === 0 && <p className="px-3 py-2 text-muted">Nothing matches all of these words.</p>}
        </div>
      </div>
    </Modal>
  );
}

function entriesOf(dialog: Dialog | undefined, catalogue: Catalogue, files: readonly OwnFile[]): PaletteEntry[] {
  return dialog === 'pane' ? paneEntries(catalogue, files, compareStore.target) : paletteEntries(catalogue, files);
}
