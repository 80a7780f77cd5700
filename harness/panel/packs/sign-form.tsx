import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PackDetail } from '../../server/packs/pack-list';
import { Button } from '../shared/button';
import { LabelledSelect } from '../shared/select';
import { TextField } from '../shared/text-field';
import { isWorking, packsStore, startPackWork } from './store';

type Decision = 'prepared' | 'approved' | 'rejected' | 'note';

const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  prepared: 'I have prepared it',
  approved: 'I approve it',
  rejected: 'I reject it',
  note: 'I only note something',
};
const OF_PACK = ['prepared', 'approved', 'rejected'] as const;
const OF_PAGE = ['approved', 'rejected', 'note'] as const;

/** The person names the private key's file. The key is never typed or sent. */
export function SignForm({ pack }: { readonly pack: PackDetail }) {
  const state = useSnapshot(packsStore);
  const [page, setPage] = useState('');
  // The preparer signs first. The next person decides.
  const isPrepared = pack.decisions.some((one) => one.decision === 'prepared');
  /** Reset after each decision: `after` is the count at the time. */
  const [picked, setPicked] = useState<{ readonly decision: Decision; readonly after: number }>();
  const [words, setWords] = useState({ by: '', key: '', note: '' });
  const offered: readonly Decision[] = page === '' ? OF_PACK : OF_PAGE;
  const usual = page === '' && !isPrepared ? 'prepared' : 'approved';
  const decision = picked?.after === pack.decisions.length ? picked.decision : usual;
  const chosen = offered.includes(decision) ? decision : usual;
  const working = isWorking(state);
  const text = (name: keyof typeof words, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={words[name]}
      onType={(typed) => setWords({ ...words, [name]: typed })}
    />
  );
  return (
    <form
      aria-label="Sign"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const about = page === '' ? null : page;
        void startPackWork({ act: 'sign', pack: pack.name, decision: chosen, page: about, ...words });
      }}
    >
      <h4 className="font-semibold">Sign</h4>
      <LabelledSelect
        label="About"
        isAbove
        className="mt-1"
        value={page}
        options={[
          ['', 'the whole pack'],
          ...pack.pages.map((one) => [one.id, `page ${one.number}: ${one.title}`] as const),
        ]}
        onChoose={setPage}
      />
      <LabelledSelect
        label="Decision"
        isAbove
        className="mt-1"
        value={chosen}
        options={offered.map((one) => [one, DECISION_WORDS[one]] as const)}
        onChoose={(one) => setPicked({ decision: one as Decision, after: pack.decisions.length })}
      />
      {text('by', 'Your name')}
      {text(
        'key',
        'File of your private key',
        'Such as ~/keys/anna. Only this machine reads it. If you have none yet, name a new file and generate the key.',
      )}
      <div>
        <Button
          look="outlined"
          disabled={working || words.key.trim() === ''}
          onClick={() => void startPackWork({ act: 'keygen', key: words.key })}
        >
          Make a key in this file
        </Button>
      </div>
      {text('note', 'Note (optional)')}
      <div>
        <Button type="submit" look="outlined" disabled={working || words.by.trim() === '' || words.key.trim() === ''}>
          Sign
        </Button>
      </div>
    </form>
  );
}
