import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { TextField } from '../shared/text-field';
import { isWorking, packsStore, startPackWork } from './store';

/** Checks that the pack is unchanged and, with a register of people, who signed it. */
export function VerifyForm({ name }: { readonly name: string }) {
  const working = isWorking(useSnapshot(packsStore));
  const [file, setFile] = useState('');
  const people = file.trim() || undefined;
  return (
    <form
      aria-label="Check"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void startPackWork({ act: 'verify', pack: name, people });
      }}
    >
      <h4 className="font-semibold">Check the pack</h4>
      <TextField
        label="Register of people (optional)"
        hint="A file such as ~/keys/people.json. Without it, keys are checked and people are not."
        value={file}
        onType={setFile}
      />
      <div>
        <Button type="submit" look="outlined" disabled={working}>
          Check that nothing was changed
        </Button>
      </div>
    </form>
  );
}
