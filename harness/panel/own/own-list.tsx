import { type KeyboardEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnFile } from '../../engine/own-files';
import { openOwn, remove } from './acts';
import { ownStore, soundFiles } from './store';

/** How many files are listed as recent. */
const SHOWN_RECENT = 3;

interface Part {
  readonly title: string;
  readonly files: readonly OwnFile[];
}

/** The files in the parts of the list. */
function partsOf(files: readonly OwnFile[], recent: readonly string[]): readonly Part[] {
  const sound = soundFiles({ files, recent });
  const latest = sound.filter(({ file }) => recent.slice(0, SHOWN_RECENT).includes(file));
  const others = sound.filter((one) => !latest.includes(one)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { title: 'Recent', files: latest },
    { title: 'Scenarios', files: others.filter(({ steps }) => steps === 0) },
    { title: 'Walks', files: others.filter(({ steps }) => steps > 0) },
    { title: 'Broken', files: files.filter(({ problems }) => problems.length > 0) },
  ].filter((part) => part.files.length > 0);
}

/** Where each key goes in the list. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The list of files. It is one stop of the Tab key: arrows go from file to file and show it, Enter or a double click opens it, F2 renames it, Delete
 * deletes it.
 */
export function OwnList({ files }: { readonly files: readonly OwnFile[] }) {
  const { chosen, recent } = useSnapshot(ownStore);
  const element = useRef<HTMLDivElement>(null);
  const parts = partsOf(files, recent);
  const rows = parts.flatMap((part) => part.files);
  const found = rows.findIndex(({ file }) => file === chosen);
  const at = Math.max(found, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    const to = MOVES[event.key]?.(at, rows.length);
    if (to !== undefined) {
      ownStore.chosen = rows[to]?.file;
      element.current?.querySelectorAll('button')[to]?.focus();
    } else if (event.key === 'Enter' && row) void openOwn(row.file);
    else if (event.key === 'F2' && row?.problems.length === 0) ownStore.dialog = { asks: 'rename', of: row };
    else if (event.key === 'Delete' && row) void remove(row);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it.
    <div ref={element} onKeyDown={onKeyDown} className="min-h-0 grow overflow-y-auto pb-2">
      {rows.length === 0 && <p className="px-2 text-muted">No file is found.</p>}
      {parts.map(({ title, files: ofPart }) => (
        <div key={title}>
          <h3 className="px-2 pt-2 pb-0.5 font-semibold text-muted text-xs">{title}</h3>
          <ul aria-label={title}>
            {ofPart.map(({ file, name, steps, problems }) => (
              <li key={file}>
                <button
                  type="button"
                  tabIndex={file === rows[at]?.file ? 0 : -1}
                  aria-current={file === chosen}
                  onClick={() => {
                    ownStore.chosen = file;
                  }}
                  onDoubleClick={() => void openOwn(file)}
                  className="flex min-h-6 w-full items-baseline gap-2 px-2 py-0.5 text-start hover:bg-raised aria-[current=true]:bg-chosen aria-[current=true]:text-on-chosen"
                >
                  <span className="min-w-0 grow truncate">{name}</span>
                  {steps > 0 && <span className="shrink-0 text-xs">{steps} steps</span>}
                  {problems.length > 0 && <span className="shrink-0 text-xs">broken</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
