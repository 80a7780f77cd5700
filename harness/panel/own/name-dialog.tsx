import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ownFileName } from '../../core/own-files';
import { Button } from '../shared/button';
import { Field } from '../shared/field';
import { Modal } from '../shared/modal';
import { Problem } from '../shared/problem';
import { rename, replaceable } from './acts';
import { write } from './save';
import { fileOf, type OwnDialog, ownStore } from './store';

type Naming = Extract<OwnDialog, { asks: 'name' | 'rename' }>;

/** The name applies to the file and its scenario. */
export function NameDialog({ dialog }: { readonly dialog: Naming }) {
  const { list } = useSnapshot(ownStore);
  const isRename = dialog.asks === 'rename';
  const before = isRename ? dialog.of.name : dialog.name;
  const [name, setName] = useState(before === 'Untitled' ? '' : before);
  const [problem, setProblem] = useState('');
  const title = isRename ? 'Rename' : dialog.subject === 'walk' ? 'Save the walk as' : 'Save the scenario as';
  const file = ownFileName(name) || (isRename ? dialog.of.file : '');
  const own = isRename ? dialog.of.file : undefined;
  const taken = file === own ? undefined : fileOf(list as never, file);
  const close = () => {
    ownStore.dialog = undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (file === '') return setProblem('A name has at least one letter or digit');
    if (taken) return setProblem(`There is a file ${file} already`);
    if (isRename) {
      const refused = await rename(dialog.of, name.trim());
      return refused === undefined ? close() : setProblem(refused);
    }
    await writeTo(null);
  };
  const writeTo = async (hash: string | null) => {
    if (isRename) return;
    const written = await write(dialog.subject, file, hash, name.trim());
    if (written === 'saved') close();
    else setProblem(written === 'conflict' ? `There is a file ${file} already` : written.refused);
  };
  // Never replace a broken file: someone may be editing it.
  const present = isRename || !taken ? undefined : replaceable(file);
  return (
    <Modal label={title} onClose={close}>
      <form className="flex flex-col gap-3 p-4" onSubmit={(event) => void submit(event)}>
        <h2 className="font-semibold text-base">{title}</h2>
        <Field
          label="Name"
          hint={`${file || 'The file gets the name of the scenario'}${list ? ` in ${list.folder}` : ''}`}
        >
          {(id, hintId) => (
            <input
              id={id}
              data-first-focus
              type="text"
              className="field"
              value={name}
              maxLength={200}
              autoComplete="off"
              aria-describedby={hintId}
              aria-invalid={problem !== ''}
              onChange={({ target }) => {
                setName(target.value);
                setProblem('');
              }}
            />
          )}
        </Field>
        <Problem text={problem} />
        <div className="flex justify-end gap-2">
          <Button look="outlined" onClick={close}>
            Cancel
          </Button>
          {typeof present === 'string' && (
            <Button look="outlined" onClick={() => void writeTo(present)}>
              Replace {file}
            </Button>
          )}
          <Button look="primary" type="submit">
            {isRename ? 'Rename' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
