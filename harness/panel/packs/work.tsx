import { useEffect, useRef } from 'react';
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

/** A pack that was changed breaks off its check. */
const brokenWords = (act: Act) => (act === 'verify' ? 'The pack could not be confirmed' : 'It could not be done');

/** How far the work on packs is, and how it has ended. */
export function Work() {
  const { work } = useSnapshot(packsStore);
  const section = useRef<HTMLElement>(null);
  const stand = `${work?.pack} ${work?.act} ${work?.phase}`;
  // It stands above the forms that start the work, which may fill the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again whenever a work begins or ends.
  useEffect(() => {
    // Its result is a promise in some browsers, which React would take for a function that cleans up.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [stand]);
  if (!work || work.act === null || work.phase === 'idle') return null;
  const { phase, act, pack } = work;
  const titles = { running: ACT_WORDS[act].runs, ended: ACT_WORDS[act].ended, stopped: 'Stopped' } as const;
  const title = phase === 'broken' ? brokenWords(act) : titles[phase];
  return (
    <section ref={section} aria-label="Work on packs" className="rounded-control border border-line p-3">
      <div role="status">
        <h3 className="font-semibold">{title}</h3>
        <p className="break-all font-mono text-muted text-xs">{pack}</p>
        {phase === 'ended' && act !== 'write' && <p className="mt-1">{resultWords(work)}</p>}
      </div>
      <RunProgress status={work} label={act === 'write' ? 'States that are done' : title} />
      {phase === 'running' && (
        <Button look="outlined" className="mt-2" onClick={() => void stopPackWork()}>
          Stop
        </Button>
      )}
    </section>
  );
}

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The result of a command in words. */
function resultWords({ act, result }: { readonly act: PackWork['act']; readonly result: PackWork['result'] }): string {
  if (act === 'compare') {
    const kept = Object.keys((result?.kept ?? {}) as object).length;
    const needed = ((result?.needed ?? []) as readonly string[]).length;
    return `${countOf(Number(result?.changes), 'change')}; approvals that hold: ${kept}; pages that need a decision: ${needed}`;
  }
  if (act === 'verify') {
    const who = result?.authors
      ? 'each decision is signed with one of the keys that you named'
      : 'who has signed was not checked, because no public keys were named';
    return `${result?.files} files, ${countOf(Number(result?.signOffs), 'decision')}: nothing was changed; ${who}`;
  }
  return `Decision about the whole pack: ${result?.decision}`;
}
