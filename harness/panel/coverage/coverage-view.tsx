import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CoverageAnswer } from '../../server/control/coverage-calls';
import { Button } from '../shared/button';
import { RadioRow } from '../shared/radio-row';
import { ViewPage } from '../shared/view-page';
import { control } from '../state/api';
import { showView } from '../state/navigation';
import { notify, tried } from '../state/notice';
import { startScenario } from '../state/scenario-changes';
import { store } from '../state/store';

type Line = CoverageAnswer['session']['coverage'][number];
type Source = 'session' | 'sweep';

/** Entries shown before 'show all'. */
const FIRST = 24;

/** A click shows a missing entry. */
export function CoverageView() {
  const [answer, setAnswer] = useState<CoverageAnswer>();
  const [source, setSource] = useState<Source>('session');
  const { requests, current } = useSnapshot(store);
  const load = () => {
    control<CoverageAnswer>('GET', '/coverage').then(setAnswer, () => notify('The harness does not answer'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request or scenario may have shown something.
  useEffect(load, [requests.length, current?.link]);
  if (!answer) return <p className="p-4 text-muted">Counting …</p>;
  const swept = answer.sweep;
  const lines = source === 'sweep' && swept ? swept.coverage : answer.session.coverage;
  return (
    <ViewPage
      title="Coverage"
      lead="What pages of the app have shown, and what not. Choose a missing entry to run a scenario that shows it."
    >
      <div className="flex flex-wrap items-end gap-4">
        <RadioRow
          legend="Shown by"
          name="source"
          choices={[
            {
              value: 'session',
              title: `This session: ${answer.session.states === 1 ? '1 scenario' : `${answer.session.states} scenarios`}`,
            },
            { value: 'sweep', title: `The last sweep: ${swept ? factsOf(swept) : 'none yet'}`, disabled: !swept },
          ]}
          chosen={source}
          onChoose={setSource}
        />
        {source === 'session' && (
          <Button
            look="outlined"
            className="ms-auto"
            onClick={() => void control('DELETE', '/coverage').then(load, () => notify('The harness does not answer'))}
          >
            Count afresh
          </Button>
        )}
      </div>
      <table className="w-full table-fixed text-start">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="w-44 py-1 text-start font-medium">
              What
            </th>
            <th scope="col" className="w-36 py-1 text-start font-medium">
              Shown
            </th>
            <th scope="col" className="py-1 text-start font-medium">
              Missing
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={`${source} ${line.name}`} line={line} />
          ))}
        </tbody>
      </table>
    </ViewPage>
  );
}

function factsOf({ selection, passed, failed, at, build }: NonNullable<CoverageAnswer['sweep']>): string {
  return `${selection}, ${passed + failed} states, ${at.slice(0, 16).replace('T', ' ')}, build ${build.slice(0, 8)}`;
}

function LineRow({ line: { name, shown, of, missing } }: { readonly line: Line }) {
  const [showsAll, setShowsAll] = useState(false);
  const listed = showsAll ? missing : missing.slice(0, FIRST);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-1.5 pe-2 text-start font-medium">
        {name}
      </th>
      <td className="py-1.5 pe-3">
        <meter aria-label={`${name}: shown`} className="block h-2 w-full" min={0} max={Math.max(1, of)} value={shown} />
        <span className={`text-xs ${missing.length === 0 ? 'text-good' : ''}`}>
          {shown} of {of}
        </span>
      </td>
      <td className="py-1.5">
        {missing.length === 0 ? (
          <span className="text-good text-xs">nothing</span>
        ) : (
          <span className="flex flex-wrap gap-1">
            {listed.map((value) => (
              <button
                key={value}
                type="button"
                onClick={() => void showMissing(name, value)}
                className="min-h-6 max-w-full truncate rounded-control border border-edge px-1.5 text-xs hover:bg-raised"
                title={`Show ${value}`}
              >
                {value === '-' ? 'none' : value}
              </button>
            ))}
            {missing.length > listed.length && (
              <Button className="text-xs" onClick={() => setShowsAll(true)}>
                {missing.length - listed.length} more
              </Button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

async function showMissing(line: string, value: string): Promise<void> {
  const state = await tried(() =>
    control<{ name: string; scenario: unknown }>('POST', '/coverage/state', { line, value }),
  );
  if (!state || !(await startScenario(state.scenario))) return;
  showView('app');
  notify(state.name);
}
