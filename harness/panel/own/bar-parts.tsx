import { useSnapshot } from 'valtio';
import type { OwnFiles } from '../../engine/own-files';
import type { Scenario } from '../../engine/scenario';
import { Button } from '../shared/button';
import { store } from '../state/store';
import { openOwn, save } from './acts';
import { type RunningFile, runningFile } from './running-file';
import { ownStore } from './store';

/** The own file of the running scenario; undefined if it has none. */
function useRunningFile(): RunningFile | undefined {
  const { current } = useSnapshot(store);
  const { list, running } = useSnapshot(ownStore);
  return runningFile(current?.scenario as Scenario | undefined, list as OwnFiles | undefined, running);
}

/** Says how the running scenario and its own file differ. */
export function OwnMarks() {
  const running = useRunningFile();
  if (!running) return null;
  const { held, file, isChanged, isStale } = running;
  const mark = 'rounded-control bg-warn-tint px-1.5 py-0.5 text-warn text-xs';
  if (isStale) {
    const isBroken = (file?.problems.length ?? 0) > 0;
    return (
      <>
        <span className={mark} title={held.file}>
          {file ? (isBroken ? 'file is broken' : 'file has changed') : 'file is gone'}
        </span>
        {file && !isBroken && (
          <Button look="outlined" title={`Starts ${held.file} as it is now`} onClick={() => void openOwn(held.file)}>
            Load it
          </Button>
        )}
      </>
    );
  }
  return isChanged ? (
    <span className={mark} title={`Not saved in ${held.file}`}>
      not saved
    </span>
  ) : null;
}

/** Saves the running scenario. */
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
