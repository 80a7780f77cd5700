import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnScenario } from '../../core/own-files';
import { parseScenario } from '../../core/scenario';
import { type Difference, differences } from '../../core/scenario-differences';
import { DifferenceTable } from '../links/difference-table';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { Problem } from '../shared/problem';
import { openOwn, readPresent } from './acts';
import { askName, contentOf, write } from './save';
import { fileOf, type OwnDialog, ownStore, type Subject } from './store';

type Conflict = Extract<OwnDialog, { asks: 'conflict' }>;

export function ConflictDialog({ dialog: { subject, file } }: { readonly dialog: Conflict }) {
  const { list } = useSnapshot(ownStore);
  const listed = fileOf(list as never, file);
  const isBroken = (listed?.problems.length ?? 0) > 0;
  const [present, setPresent] = useState<OwnScenario>();
  const [problem, setProblem] = useState('');
  const hash = listed?.hash;
  // Read after each change, so that what is replaced is what is shown.
  useEffect(() => {
    setPresent(undefined);
    if (hash !== undefined) void readPresent(file).then(setPresent);
  }, [file, hash]);
  const close = () => {
    ownStore.dialog = undefined;
  };
  const replace = async (known: string | null) => {
    const written = await write(subject, file, known);
    if (written === 'saved') close();
    else setProblem(written === 'conflict' ? `${file} has changed once more` : written.refused);
  };
  const title = !listed ? `${file} is no longer there` : isBroken ? `${file} is broken` : `${file} has changed since`;
  return (
    <Modal label={title} onClose={close}>
      <div className="flex max-h-[76vh] flex-col gap-3 p-4">
        <h2 className="break-all font-semibold text-base">{title}</h2>
        <p>
          {isBroken
            ? 'Someone changed it, and it is no longer a scenario. It is not replaced: save yours under another name.'
            : 'Someone else changed it after it was opened here. Nothing has been saved yet.'}
        </p>
        {present && (
          <DifferenceTable
            label="What differs"
            titles={['In the file', 'Yours']}
            changes={changesBetween(present, subject)}
          />
        )}
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outlined" data-first-focus onClick={() => askName(subject)}>
            Save under another name…
          </Button>
          {present && (
            <>
              <Button
                look="outlined"
                onClick={() => {
                  close();
                  void openOwn(file);
                }}
              >
                Open the file
              </Button>
              <Button look="outlined" onClick={() => void replace(present.hash)}>
                Replace the file
              </Button>
            </>
          )}
          {!listed && (
            <Button look="outlined" onClick={() => void replace(null)}>
              Save it again
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

function changesBetween({ scenario }: OwnScenario, subject: Subject): readonly Difference[] {
  const [inFile, mine] = [parseScenario(scenario), parseScenario(contentOf(subject))];
  return inFile.ok && mine.ok ? differences(inFile.scenario, mine.scenario) : [];
}
