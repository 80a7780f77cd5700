import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { concerns } from '../../core/paths';
import type { Scenario } from '../../core/scenario';
import { Problem } from '../shared/problem';
import { patchScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { languageNotes } from './language-notes';

const DRAFT = 'query';

/** Query parameters as in an address: `a=1&b=2`. */
export function Query() {
  const id = useId();
  const { current, drafts, problems } = useSnapshot(store);
  const query = current?.scenario.query ?? {};
  const settled = new URLSearchParams(query).toString();
  const mine = problems.filter(({ path }) => concerns(path, 'query'));
  const note = current && languageNotes(current.scenario as Scenario).query;

  const send = async () => {
    const text = store.drafts[DRAFT];
    if (text === undefined) return;
    const next: Record<string, string | null> = Object.fromEntries(Object.keys(query).map((key) => [key, null]));
    for (const [key, value] of new URLSearchParams(text)) next[key] = value;
    if (text === settled || (await patchScenario({ query: next }))) delete store.drafts[DRAFT];
  };

  return (
    <div
      className="grid grid-cols-[104px_minmax(0,1fr)] items-center gap-2 py-[3px]"
      data-control="query"
      data-hint="The query of the app’s address. /auth/kyc takes level=LEVEL_2, for example."
    >
      <label htmlFor={id} className="text-muted text-xs">
        Query
      </label>
      <input
        id={id}
        className="field"
        value={drafts[DRAFT] ?? settled}
        placeholder="a=1&b=2"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={mine.length > 0}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => {
          store.drafts[DRAFT] = event.target.value;
        }}
        onBlur={() => void send()}
        onKeyDown={(event) => event.key === 'Enter' && void send()}
      />
      {note && (
        <p id={`${id}-note`} className="col-span-2 text-warn text-xs">
          {note}
        </p>
      )}
      <Problem text={mine.map(({ message }) => message).join(' · ')} className="col-span-2" />
    </div>
  );
}
