import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Scenario } from '../../core/scenario';
import { pageStore } from '../page/page-link';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { nameOfNow, saveFile } from '../shared/save-file';
import { desktop } from '../stage/desktop';
import { notify } from '../state/notice';
import { store } from '../state/store';
import { pictureProblem, takePicture } from './picture';

const reportStore = proxy({ isOpen: false });

export function openReport(): void {
  reportStore.isOpen = true;
}

/** Lazy-loads the code, because few runs need it. */
async function saveReport(words: string, withPicture: boolean): Promise<void> {
  const { current, requests, mockState, build } = store;
  if (!current) return;
  let picture: Uint8Array | undefined;
  if (withPicture) {
    try {
      picture = new Uint8Array(await (await takePicture()).arrayBuffer());
    } catch (error) {
      notify(`${pictureProblem(error)}. The report has no picture`);
    }
  }
  const { bugReport } = await import('../../core/har/bug-report');
  const zip = bugReport({
    words,
    at: new Date(),
    scenario: current.scenario as Scenario,
    log: requests,
    events: pageStore.events,
    state: mockState,
    build,
    buildHash: build?.hash ?? '',
    panel: `${window.location.origin}/`,
    browser: navigator.userAgent,
    picture,
  });
  saveFile(nameOfNow('bug', 'zip'), new Blob([zip], { type: 'application/zip' }));
  if (picture || !withPicture) notify('The report was saved');
}

export function ReportDialog() {
  const { isOpen } = useSnapshot(reportStore);
  const [words, setWords] = useState('');
  const [withPicture, setWithPicture] = useState(desktop !== undefined);
  if (!isOpen) return null;
  const close = () => {
    reportStore.isOpen = false;
  };
  return (
    <Modal label="Report a bug" onClose={close}>
      <form
        className="flex flex-col gap-2 p-3"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          // Wait until the dialog is off the screen.
          requestAnimationFrame(() => requestAnimationFrame(() => void saveReport(words, withPicture)));
          setWords('');
        }}
      >
        <h2 className="font-semibold">Report a bug</h2>
        <label className="flex flex-col gap-1">
          What went wrong?
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into this field.
            autoFocus
            rows={4}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="field !h-auto"
          />
        </label>
        <label className="flex items-center gap-2">
          <input type="checkbox" checked={withPicture} onChange={({ target }) => setWithPicture(target.checked)} />
          With a picture of the app{!desktop && ' (the browser asks whether it may share this tab)'}
        </label>
        <p className="text-muted text-xs">
          One zip: the scenario and its link, the steps so far, the calls as HAR, errors, the server’s state, and the
          build. Personal data and tokens are replaced; a picture shows what the screen shows.
        </p>
        <div className="flex gap-2">
          <Button type="submit" look="primary">
            Save the report
          </Button>
          <Button look="outlined" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
