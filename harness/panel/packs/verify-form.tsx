import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { TextField } from '../shared/text-field';
import { isWorking, packsStore, startPackWork } from './store';

/** Checks that nothing in a pack was changed, and with public keys also who has signed it. */
export function VerifyForm({ name }: { readonly name: string }) {
  const working = isWorking(useSnapshot(packsStore));
  const [files, setFiles] = useState('');
  const keys = files.split(',').flatMap((file) => file.trim() || []);
  return (
    <form
      aria-label="Check"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void startPackWork({ act: 'verify', pack: name, keys });
      }}
    >
      <h4 className="font-semibold">Check the pack</h4>
      <TextField
        label="Public keys of all who may have signed (optional)"
        hint="Files with commas between, such as ~/keys/anna.pub, ~/keys/ben.pub. Without them it is not checked who has signed."
        value={files}
        onType={setFiles}
      />
      <div>
        <Button type="submit" look="outlined" disabled={working}>
          Check that nothing was changed
        </Button>
      </div>
    </form>
  );
}
