import { proxy, ref, useSnapshot } from 'valtio';
import { HarError, parseHar } from '../../core/contract/har-text';
import { answersIn, type RecordedAnswers } from '../../core/har/read-answers';
import { Redactor } from '../../core/har/redact';
import { harOf } from '../../core/har/write-har';
import type { LoggedRequest } from '../../core/logged-request';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { NamedList } from '../shared/named-list';
import { chooseFiles, nameOfNow, saveFile } from '../shared/save-file';
import { notify } from '../state/notice';
import { openApp, patchScenario } from '../state/scenario-changes';
import { store } from '../state/store';

const harStore = proxy<{ found: RecordedAnswers | undefined; name: string }>({ found: undefined, name: '' });

/** In bytes. The command `har import` reads larger files. */
const MAX_BYTES = 100_000_000;

/** Leaves out personal data and tokens. */
export function saveHar(): void {
  const har = harOf(store.requests as readonly LoggedRequest[], new Redactor(), store.build?.hash ?? '');
  saveFile(nameOfNow('log', 'har'), new Blob([JSON.stringify(har, null, 1)], { type: 'application/json' }));
  notify('The log was saved. Personal data and tokens in it are made up');
}

export function openHar(): void {
  chooseFiles('.har,application/json', 'one', ([file]) => void readFile(file));
}

async function readFile(file: File): Promise<void> {
  if (file.size > MAX_BYTES) {
    return notify(`${file.name} is larger than 100 MB: use npm run harness -- har import`);
  }
  try {
    harStore.found = ref(answersIn(parseHar(new Uint8Array(await file.arrayBuffer()), file.name)));
    harStore.name = file.name;
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    notify(error.message);
  }
}

export function HarDialog() {
  const { found, name } = useSnapshot(harStore);
  if (!found) return null;
  const close = () => {
    harStore.found = undefined;
  };
  const take = async () => {
    const merged = Object.fromEntries(found.taken.map(({ endpoint }) => [endpoint, null]));
    if (!(await patchScenario({ answers: found.answers, responses: merged }))) return;
    close();
    // The recorded member differs, so the open page would lose its session.
    openApp();
    notify(`${found.taken.length} calls answer as they were recorded`);
  };
  return (
    <Modal label="Recorded answers" onClose={close}>
      <div className="flex max-h-[76vh] flex-col gap-2 overflow-auto p-3">
        <h2 className="font-semibold">{name}</h2>
        <p className="text-muted text-xs">
          Personal data, tokens and answers of members are replaced by made-up values. Countries stay.
        </p>
        <NamedList
          title="Taken"
          rows={found.taken.map(({ endpoint, entry, differences }) => ({
            name: endpoint,
            detail: [`entry ${entry}`, ...differences.map(({ path, kind }) => `${path} ${kind}`)].join(', '),
          }))}
        />
        <NamedList
          title="Left out"
          rows={found.left.map(({ endpoint, entry, why }) => ({ name: endpoint, detail: `entry ${entry} ${why}` }))}
        />
        <NamedList title="Not in the contract" rows={found.unknown.map((each) => ({ name: each, detail: '' }))} />
        <div className="flex gap-2">
          <Button look="primary" disabled={found.taken.length === 0} onClick={() => void take()}>
            Answer like this
          </Button>
          <Button look="outlined" data-first-focus="" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}
