import { useSnapshot } from 'valtio';
import type { OwnFiles } from '../../core/own-files';
import type { Scenario } from '../../core/scenario';
import { Button } from '../shared/button';
import { store } from '../state/store';
import { openOwn } from './acts';
import { type RunningFile, runningFile } from './running-file';
import { save } from './save';
import { ownStore } from './store';

function useRunningFile(): RunningFile | undefined {
  const { current } = useSnapshot(store);
  const { list, running } = useSnapshot(ownStore);
  return runningFile(current?.scenario as Scenario | undefined, list as OwnFiles | undefined, running);
}

export function OwnMark() {
  const running = useRunningFile();
  if (!running || !(running.isChanged || running.isStale)) return null;
  const { held, file, isStale } = running;
  const isBroken = (file?.problems.length ?? 0) > 0;
  const told = !isStale
    ? 'not saved'
    : !file
      ? 'the file is gone'
      : isBroken
        ? 'the file is broken'
        : 'the file has changed';
  return (
    <li className="inline-flex h-6 shrink-0 items-center gap-1.5 rounded-control bg-warn-tint px-1.5 text-warn text-xs">
      {held.file}: {told}
      {isStale && file && !isBroken && (
        <button
          type="button"
          title={`Starts ${held.file} as it is now`}
          onClick={() => void openOwn(held.file)}
          className="h-6 px-1 font-semibold underline"
        >
          Load it
        </button>
      )}
    </li>
  );
}

export function SaveButton() {
  const { current } = useSnapshot(store);
  const { list } = useSnapshot(ownStore);
  const file = useRunningFile()?.held.file;
  return (
    <Button
      icon="save"
      label={`Save this scenario${file ? ` in ${file}` : ' in a file'} (Ctrl+S)`}
      disabled={!current || !list?.folder}
      onClick={() => void save('scenario')}
    />
  );
}
