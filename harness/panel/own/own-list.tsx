import type { KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnFile } from '../../core/own-files';
import { Row, RowGroup, RowList } from '../shared/row-list';
import { openOwn, remove } from './acts';
import { ownStore, soundFiles } from './store';

function partsOf(files: readonly OwnFile[]) {
  const sound = soundFiles(files);
  return [
    { title: 'Scenarios', files: sound.filter(({ steps }) => steps === 0) },
    { title: 'Walks', files: sound.filter(({ steps }) => steps > 0) },
    { title: 'Broken', files: files.filter(({ problems }) => problems.length > 0) },
  ].filter((part) => part.files.length > 0);
}

/** Focus shows a file. Enter or a double click opens it, F2 renames it, Delete deletes it. */
export function OwnList({ files }: { readonly files: readonly OwnFile[] }) {
  const { chosen } = useSnapshot(ownStore);
  const parts = partsOf(files);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = files.find(({ file }) => file === chosen);
    if (!row) return;
    if (event.key === 'Enter') void openOwn(row.file);
    else if (event.key === 'F2' && row.problems.length === 0) ownStore.dialog = { asks: 'rename', of: row };
    else if (event.key === 'Delete') void remove(row);
    else return;
    event.preventDefault();
  };
  return (
    <RowList onKeyDown={onKeyDown}>
      {parts.length === 0 && <p className="px-2 text-muted">No files found.</p>}
      {parts.map(({ title, files: ofPart }) => (
        <RowGroup key={title} title={title}>
          {ofPart.map(({ file, name, steps, problems }) => (
            <Row
              key={file}
              isShown={file === chosen}
              onClick={() => choose(file)}
              onFocus={() => choose(file)}
              onDoubleClick={() => void openOwn(file)}
            >
              <span className="min-w-0 grow truncate">{name}</span>
              {steps > 0 && <span className="shrink-0 text-xs">{steps} steps</span>}
              {problems.length > 0 && <span className="shrink-0 text-xs">broken</span>}
            </Row>
          ))}
        </RowGroup>
      ))}
    </RowList>
  );
}

function choose(file: string): void {
  ownStore.chosen = file;
}
