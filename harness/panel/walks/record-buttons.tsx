import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { tried } from '../state/notice';
import { store } from '../state/store';
import { addExpect, expectables, startRecording, stopRecording } from './record';
import { walksStore } from './store';

type Expectable = Awaited<ReturnType<typeof expectables>>[number];

export function RecordButtons() {
  const { isRecording, open } = useSnapshot(walksStore);
  const { current } = useSnapshot(store);
  const [choices, setChoices] = useState<readonly Expectable[]>();
  const ask = async () => setChoices(await tried(expectables));
  return (
    <>
      {open && (
        <Button look="outlined" title="Waits for something that the app shows now" onClick={() => void ask()}>
          Expect…
        </Button>
      )}
      {isRecording ? (
        <Button look="outlined" aria-label="Stop recording" onClick={() => void stopRecording()}>
          <span aria-hidden="true" className="text-bad">
            ●
          </span>
          Stop recording
        </Button>
      ) : (
        <Button
          look="outlined"
          disabled={!current}
          title="Restarts this scenario; what you do in the app becomes steps"
          onClick={() => void startRecording()}
        >
          Record
        </Button>
      )}
      {choices && (
        <Modal label="Expect" onClose={() => setChoices(undefined)}>
          <div className="flex max-h-[76vh] flex-col p-3">
            <h2 className="mb-2 font-semibold text-base">What the walk waits for</h2>
            {choices.length === 0 && <p>The page shows nothing of ours.</p>}
            <ul aria-label="On the page" className="overflow-y-auto">
              {choices.map(({ target, said }) => (
                <li key={JSON.stringify(target)}>
                  <button
                    type="button"
                    onClick={() => {
                      addExpect(target);
                      setChoices(undefined);
                    }}
                    className="block min-h-6 w-full px-1 py-0.5 text-start hover:bg-raised"
                  >
                    {said} <span className="text-muted text-xs">{target.key}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Modal>
      )}
    </>
  );
}
