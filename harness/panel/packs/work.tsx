import { useSnapshot } from 'valtio';
import type { PackWork } from '../../server/packs/pack-desk';
import { Button } from '../shared/button';
import { RunProgress } from '../shared/run-progress';
import { packsStore, stopPackWork } from './store';

type Act = NonNullable<PackWork['act']>;

/** What runs, and what has ended. */
const ACT_WORDS: Readonly<Record<Act, { readonly runs: string; readonly ended: string }>> = {
  write: { runs: 'Making a pack', ended: 'The pack is made' },
  sign: { runs: 'Signing', ended: 'Signed' },
  compare: { runs: 'Comparing', ended: 'Compared' },
  verify: { runs: 'Checking the pack', ended: 'The pack holds' },
};

const OTHER_PHASES = { stopped: 'Stopped', broken: 'It could not be done' } as const;

/** How far the work on packs is, and how it has ended. */
export function Work() {
  const { work } = useSnapshot(packsStore);
  if (!work || work.act === null || work.phase === 'idle') return null;
  const { phase, act, pack } = work;
  const title =
    phase === 'running' ? ACT_WORDS[act].runs : phase === 'ended' ? ACT_WORDS[act].ended : OTHER_PHASES[phase];
  return (
    <section aria-label="Work on packs" className="rounded-control border border-line p-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="break-all font-mono text-muted text-xs">{pack}</p>
      {phase === 'ended' && act !== 'write' && <p className="mt-1">{resultWords(work)}</p>}
      <RunProgress status={work} label={act === 'write' ? 'States that are done' : title} />
      {phase === 'running' && (
        <Button look="outlined" className="mt-2" onClick={() => void stopPackWork()}>
          Stop
        </Button>
      )}
    </section>
  );
}

/** The result of a command in words. */
function resultWords({ act, result }: { readonly act: PackWork['act']; readonly result: PackWork['result'] }): string {
  if (act === 'compare') {
    const kept = Object.keys((result?.kept ?? {}) as object).length;
    const needed = ((result?.needed ?? []) as readonly string[]).length;
    return `${result?.changes} changes; ${kept} approvals hold, ${needed} pages need a decision`;
  }
  if (act === 'verify') return `${result?.files} files, ${result?.signOffs} decisions: nothing was changed`;
  return `Decision about the whole pack: ${result?.decision}`;
}
