import { useDeferredValue, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnFile } from '../../core/own-files';
import { openOwn } from '../own/acts';
import { ownStore, soundFiles } from '../own/store';
import { hasWords } from '../shared/has-words';
import { Row, RowGroup, RowList } from '../shared/row-list';
import { SearchField } from '../shared/search-field';
import { type Catalogue, store } from '../state/store';
import { type OpenWalk, showWalk, walksStore } from './store';
import { WalkView } from './walk-view';

export function WalksTab({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <div className={`flex min-h-0 grow ${isNarrow ? 'flex-col' : ''}`}>
      <WalkList isNarrow={isNarrow} />
      <WalkView />
    </div>
  );
}

function WalkList({ isNarrow }: { readonly isNarrow: boolean }) {
  const { catalogue } = useSnapshot(store);
  const { filter: typed, open } = useSnapshot(walksStore);
  const filter = useDeferredValue(typed);
  const { list } = useSnapshot(ownStore);
  const own = soundFiles((list?.files ?? []) as readonly OwnFile[]).filter(({ steps }) => steps > 0);
  const flows = useMemo(() => flowsOf(catalogue?.walks ?? [], filter), [catalogue, filter]);
  return (
    <section
      aria-label="List of walks"
      className={`flex min-h-0 shrink-0 flex-col border-line ${isNarrow ? 'h-2/5 border-b' : 'w-1/3 max-w-72 border-e'}`}
    >
      <div className="p-1.5">
        <SearchField
          label="Search walks"
          value={typed}
          onChange={(words) => {
            walksStore.filter = words;
          }}
        />
      </div>
      <RowList>
        <OwnWalks own={own} filter={filter} />
        {flows.length === 0 && <p className="px-2 text-muted">No walk matches these words.</p>}
        {flows.map(([flow, walks]) => (
          <RowGroup key={flow} title={flow}>
            {walks.map(({ id, name, scenario }) => (
              <Row key={id} isShown={open?.id === id} onClick={() => showWalk({ id, scenario: scenario as never })}>
                {name}
              </Row>
            ))}
          </RowGroup>
        ))}
      </RowList>
    </section>
  );
}

function OwnWalks({ own, filter }: { readonly own: readonly OwnFile[]; readonly filter: string }) {
  const { open, unsaved } = useSnapshot(walksStore);
  const shown = own.filter(({ name, file }) => hasWords(`own ${name} ${file}`, filter));
  if (shown.length === 0 && !unsaved) return null;
  return (
    <RowGroup title="Own">
      {unsaved && (
        <Row isShown={false} onClick={() => showWalk(unsaved as OpenWalk)}>
          <span className="grow">{unsaved.scenario.name}</span> <span className="text-warn text-xs">not saved</span>
        </Row>
      )}
      {shown.map(({ file, name }) => (
        <Row key={file} isShown={open?.file?.file === file} onClick={() => void openOwn(file)}>
          {name}
        </Row>
      ))}
    </RowGroup>
  );
}

type Walk = Catalogue['walks'][number];

/** Groups walks by flow. Name, flow or id must contain all words. */
function flowsOf(walks: readonly Walk[], filter: string): [string, Walk[]][] {
  const flows = new Map<string, Walk[]>();
  for (const walk of walks) {
    if (hasWords(`${walk.flow} ${walk.name} ${walk.id}`, filter)) {
      flows.set(walk.flow, [...(flows.get(walk.flow) ?? []), walk]);
    }
  }
  return [...flows];
}
