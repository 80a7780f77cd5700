import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnFiles } from '../../core/own-files';
import { Button } from '../shared/button';
import { hasWords } from '../shared/has-words';
import { SearchField } from '../shared/search-field';
import { desktop } from '../stage/desktop';
import { restore } from './acts';
import { importFiles } from './import';
import { OwnDetail } from './own-detail';
import { OwnList } from './own-list';
import { save } from './save';
import { fileOf, ownStore } from './store';

export function OwnTab({ isNarrow }: { readonly isNarrow: boolean }) {
  const { filter, chosen, ...state } = useSnapshot(ownStore);
  const list = state.list as OwnFiles | undefined;
  const words = useDeferredValue(filter);
  if (!list) return <p className="p-3 text-muted">Loading …</p>;
  if (list.folder === null) {
    return (
      <p className="p-3">
        This harness keeps no files. Start it with <code>npm start -- --files DIR</code>.
      </p>
    );
  }
  const file = fileOf(list, chosen);
  return (
    <section aria-label="Own files" className="flex min-h-0 grow flex-col">
      <div className="flex flex-wrap items-center gap-1.5 border-line border-b px-2 py-1.5">
        <Button look="primary" title="Saves the running scenario (Ctrl+S)" onClick={() => void save('scenario')}>
          Save the scenario
        </Button>
        <Button look="outlined" title="Keeps scenarios and walks from elsewhere" onClick={importFiles}>
          Import…
        </Button>
        <span className="me-auto min-w-0 break-all text-muted text-xs">
          {list.folder}
          {!list.exists && ', made with the first file'}
        </span>
        {desktop && (
          <Button look="outlined" onClick={() => void desktop?.call('files:choose')}>
            Another folder…
          </Button>
        )}
      </div>
      {list.problem && (
        <p role="alert" className="bg-warn-tint px-2 py-1 text-warn">
          {list.problem}
        </p>
      )}
      <div className={`flex min-h-0 grow ${isNarrow ? 'flex-col' : ''}`}>
        <div
          className={`flex min-h-0 shrink-0 flex-col border-line ${isNarrow ? 'h-1/2 border-b' : 'w-2/5 max-w-96 border-e'}`}
        >
          <div className="p-1.5">
            <SearchField
              label="Search own files"
              value={filter}
              onChange={(typed) => {
                ownStore.filter = typed;
              }}
            />
          </div>
          <OwnList
            files={list.files.filter(({ name, file: path, place }) => hasWords(`${name} ${path} ${place}`, words))}
          />
          <Deleted files={list.deleted} />
        </div>
        {file ? (
          <OwnDetail file={file} />
        ) : (
          <p className="p-3 text-muted">
            {list.files.length === 0
              ? 'Save the running scenario, or a walk in the tab Walks: each is a file that version control can keep.'
              : 'Choose a file to see its content. Enter opens it.'}
          </p>
        )}
      </div>
    </section>
  );
}

function Deleted({ files }: { readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Deleted" className="max-h-24 shrink-0 overflow-y-auto border-line border-t px-2 py-1">
      {files.map((file) => (
        <li key={file} className="flex items-center gap-2">
          <span className="min-w-0 grow break-all text-muted">Deleted: {file}</span>
          <Button className="!h-6 text-xs" aria-label={`Bring back ${file}`} onClick={() => void restore(file)}>
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}
