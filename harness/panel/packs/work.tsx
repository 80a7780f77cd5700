import { useSnapshot } from 'valtio';
import { duration } from '../../engine/duration';
import type { PackWork } from '../../server/packs/pack-desk';
import { Button } from '../shared/button';
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
  const { phase, act, pack, done, total, failed, secondsLeft, message } = work;
  const title =
    phase === 'running' ? ACT_WORDS[act].runs : phase === 'ended' ? ACT_WORDS[act].ended : OTHER_PHASES[phase];
  const hasStates = act === 'write';
  return (
    <section aria-label="Work on packs" className="rounded-control border border-line p-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="break-all font-mono text-muted text-xs">{pack}</p>
      {phase === 'running' && (
        <progress
          aria-label={hasStates ? 'States that are done' : title}
          className="sweep-progress mt-2 h-2 w-full"
          {...(total > 0 && { max: total, value: done })}
        />
      )}
      <p role="status" className="mt-1">
        {phase === 'running' && total === 0 && 'Starting …'}
        {total > 0 && `${done} of ${total} states`}
        {done > 0 && <span className={failed > 0 ? 'text-bad' : 'text-good'}> · {failed} failed</span>}
        {phase === 'running' && secondsLeft !== null && ` · ${duration(secondsLeft)} left`}
        {phase === 'running' && total > 0 && done === total && ' · writing the report'}
        {phase === 'ended' && act !== 'write' && resultWords(work)}
      </p>
      {message !== '' && (
        <pre
          role={phase === 'broken' ? 'alert' : undefined}
          className={`mt-2 whitespace-pre-wrap break-words rounded-control p-2 font-mono text-xs ${phase === 'broken' ? 'bg-bad-tint text-bad' : 'bg-raised'}`}
        >
          {message}
        </pre>
      )}
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
