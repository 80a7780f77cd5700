import type { OwnFile } from '../../core/own-files';
import { Button } from '../shared/button';
import { duplicate, exportFile, openOwn, remove } from './acts';
import { ownStore } from './store';

export function OwnDetail({ file: own }: { readonly file: OwnFile }) {
  const { file, name, steps, place, problems } = own;
  const isBroken = problems.length > 0;
  return (
    <section aria-label={`File ${file}`} className="flex min-h-0 min-w-0 grow flex-col gap-2 overflow-y-auto p-3">
      <h3 className="break-words font-semibold">{name}</h3>
      <p className="break-all font-mono text-muted text-xs">{file}</p>
      {!isBroken && (
        <p>
          {place}
          {steps > 0 && `, ${steps} steps`}
        </p>
      )}
      {isBroken && (
        <div role="alert" className="rounded-control bg-bad-tint p-2 text-bad">
          <p>This file is not a scenario. It is left unchanged; fix it in an editor.</p>
          <ul>
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`} className="break-words">
                {path && <code className="font-mono">{path}: </code>}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-1.5">
        {!isBroken && (
          <>
            <Button look="primary" onClick={() => void openOwn(file)}>
              {steps > 0 ? 'Show the walk' : 'Start'}
            </Button>
            <Button look="outlined" onClick={() => void duplicate(own)}>
              Duplicate
            </Button>
            <Button
              look="outlined"
              title="F2"
              onClick={() => {
                ownStore.dialog = { asks: 'rename', of: own };
              }}
            >
              Rename…
            </Button>
            <Button look="outlined" onClick={() => void exportFile(file)}>
              Export
            </Button>
          </>
        )}
        {own.hash !== '' && (
          <Button look="outlined" title="It can be brought back" onClick={() => void remove(own)}>
            Delete
          </Button>
        )}
      </div>
      {steps > 0 && (
        <p className="break-all text-muted text-xs">
          On the command line: <code>npm run harness -- walk {file.replace(/\.json$/, '')} --files …</code>
        </p>
      )}
    </section>
  );
}
