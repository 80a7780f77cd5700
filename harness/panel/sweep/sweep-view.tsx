import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { duration } from '../../core/duration';
import { OFFERED_SELECTIONS } from '../../core/states/offered';
import type { SweepStatus } from '../../server/sweep-run';
import { Button } from '../shared/button';
import { Problem } from '../shared/problem';
import { RadioRow } from '../shared/radio-row';
import { RunProgress } from '../shared/run-progress';
import { TextField } from '../shared/text-field';
import { ViewPage } from '../shared/view-page';
import { countSweep, loadSweep, startSweep, stopSweep, sweepStore } from './store';

/** Delay after the last key. */
const COUNT_AFTER_MS = 300;

const STATES = Object.entries(OFFERED_SELECTIONS).map(([value, texts]) => ({ value, ...texts }));

export function SweepView() {
  const { states, filter, status } = useSnapshot(sweepStore);
  useEffect(() => void loadSweep(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or filter means other states.
  useEffect(() => {
    const timer = window.setTimeout(() => void countSweep(), COUNT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [states, filter]);
  return (
    <ViewPage
      title="Sweep"
      lead="Shows states of the app one after another, checks each, and takes its picture. It runs in the background, in a separate browser and sessions."
    >
      <Request isRunning={status?.phase === 'running'} />
      {status && status.phase !== 'idle' && <Progress status={status} />}
    </ViewPage>
  );
}

function Request({ isRunning }: { readonly isRunning: boolean }) {
  const { states, filter, count, problem, status } = useSnapshot(sweepStore);
  const canResume = status?.phase === 'stopped' && status.states === states && status.filter === filter;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void startSweep(false);
      }}
    >
      <RadioRow
        legend="States"
        name="states"
        disabled={isRunning}
        choices={STATES}
        chosen={states}
        onChoose={(value) => {
          sweepStore.states = value;
        }}
      />
      <div>
        <TextField
          label="Filter"
          hint="Pairs that all have to match; | separates values, * matches any characters. Empty: all states."
          value={filter}
          disabled={isRunning}
          placeholder="site=HKG|ARE, route=/auth/kyc"
          aria-invalid={problem !== ''}
          onType={(typed) => {
            sweepStore.filter = typed;
          }}
        />
        <Problem text={problem} className="mt-1" />
      </div>
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" disabled={isRunning || count === undefined || count.states === 0}>
          Start the sweep
        </Button>
        {canResume && (
          <Button look="outlined" onClick={() => void startSweep(true)}>
            Go on with the stopped one
          </Button>
        )}
        <span role="status" className="text-muted">
          {count &&
            `${count.states === 1 ? '1 state' : `${count.states} states`}, about ${duration(count.seconds)} on two quiet cores`}
        </span>
      </div>
    </form>
  );
}

const PHASES: Readonly<Record<SweepStatus['phase'], string>> = {
  idle: '',
  running: 'Running',
  stopped: 'Stopped',
  ended: 'Done',
  broken: 'Could not run to its end',
};

function Progress({ status }: { readonly status: SweepStatus }) {
  const { phase, states, filter, report } = status;
  return (
    <section aria-label="The last sweep" className="rounded-control border border-line p-3">
      <h3 className="font-semibold">
        {PHASES[phase]}: {states}
        {filter && <span className="font-normal"> with {filter}</span>}
      </h3>
      <RunProgress status={status} label="States that are done" />
      <div className="mt-2 flex gap-2">
        {phase === 'running' && (
          <Button look="outlined" onClick={() => void stopSweep()}>
            Stop the sweep
          </Button>
        )}
        {report !== null && (
          <Button look="outlined" icon="tab" onClick={() => window.open(report, '_blank', 'noopener')}>
            Open the report
          </Button>
        )}
      </div>
    </section>
  );
}
