import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { lookUp } from '../../../src/domain/look-up';
import type { PackWork } from '../../server/packs/pack-desk';
import type { PackDetail } from '../../server/packs/pack-list';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { RunProgress } from '../shared/run-progress';
import { packsStore, stopPackWork } from './store';
import { DECIDED_WORDS, openTab } from './words';

type Act = NonNullable<PackWork['act']>;

const ACT_WORDS: Readonly<Record<Act, { readonly runs: string; readonly ended: string }>> = {
  write: { runs: 'Making a pack', ended: 'The pack is complete' },
  keygen: { runs: 'Making a key', ended: 'The key is ready' },
  sign: { runs: 'Signing', ended: 'Signed' },
  compare: { runs: 'Comparing', ended: 'Compared' },
  verify: { runs: 'Checking the pack', ended: 'The pack is valid' },
};

/** A changed pack stops its check. */
const brokenWords = (act: Act) => (act === 'verify' ? 'The pack could not be confirmed' : 'It could not be done');

export function Work() {
  const { work, chosen, problem } = useSnapshot(packsStore);
  const place = useRef<HTMLDivElement>(null);
  const stand = `${work?.pack} ${work?.act} ${work?.phase} ${problem}`;
  // Above the forms that start the work, which may fill the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again whenever a work begins, ends or is refused.
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [stand]);
  const pack = chosen?.name === work?.pack ? (chosen as PackDetail | undefined) : undefined;
  return (
    <div ref={place} className="flex flex-col gap-3 empty:hidden">
      <Problem text={problem} />
      {work && work.act !== null && work.phase !== 'idle' && <WorkCard work={work} act={work.act} pack={pack} />}
    </div>
  );
}

interface WorkCardProps {
  readonly work: PackWork;
  readonly act: Act;
  /** Set only if the work's pack is shown. */
  readonly pack: PackDetail | undefined;
}

function WorkCard({ work, act, pack }: WorkCardProps) {
  const { phase } = work;
  const titles = { running: ACT_WORDS[act].runs, ended: ACT_WORDS[act].ended, stopped: 'Stopped', idle: '' } as const;
  const title = phase === 'broken' ? brokenWords(act) : titles[phase];
  const compared = act === 'compare' && phase === 'ended' ? (pack?.compared ?? null) : null;
  return (
    <section aria-label="Work on packs" className="rounded-control border border-line p-3">
      <div role="status">
        <h3 className="font-semibold">{title}</h3>
        {work.pack !== '' && <p className="break-all font-mono text-muted text-xs">{work.pack}</p>}
        {phase === 'ended' && act !== 'write' && (
          <p className="mt-1 break-words">{resultWords(work, pack?.pages ?? [])}</p>
        )}
      </div>
      <RunProgress status={work} label={act === 'write' ? 'States that are done' : title} />
      {compared !== null && (
        <Button look="outlined" icon="tab" className="mt-2" onClick={() => openTab(compared)}>
          Open the comparison
        </Button>
      )}
      {phase === 'running' && (
        <Button look="outlined" className="mt-2" onClick={() => void stopPackWork()}>
          Stop
        </Button>
      )}
    </section>
  );
}

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** @param pages of the work's pack */
function resultWords({ act, result }: Pick<PackWork, 'act' | 'result'>, pages: PackDetail['pages']): string {
  if (act === 'compare') {
    const kept = Object.keys((result?.kept ?? {}) as object).length;
    const needed = (result?.needed ?? []) as readonly string[];
    const numbers = pages.filter(({ id }) => needed.includes(id)).map(({ number }) => number);
    return `${countOf(Number(result?.changes), 'change')}; approvals that hold: ${kept}; pages that need a decision: ${needed.length}${numbers.length > 0 ? ` (by their numbers: ${numbers.join(', ')})` : ''}`;
  }
  if (act === 'keygen') {
    return `Keep ${result?.key} to yourself: it signs in your name. Give ${result?.publicKey} to those who check packs.`;
  }
  if (act === 'verify') {
    const who = result?.people
      ? 'each decision is signed by a person of the register, in a role of theirs'
      : 'keys were checked and people were not, because no register was named';
    return `${result?.files} files, ${countOf(Number(result?.signOffs), 'decision')}: nothing was changed; ${who}`;
  }
  return `Decision about the whole pack: ${lookUp(DECIDED_WORDS, String(result?.decision))}`;
}
