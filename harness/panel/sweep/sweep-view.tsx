import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { duration } from '../../engine/duration';
import { OFFERED_SELECTIONS } from '../../engine/states/offered';
import type { SweepStatus } from '../../server/sweep-run';
import { Button } from '../shared/button';
import { RadioRow } from '../shared/radio-row';
import { countSweep, loadSweep, startSweep, stopSweep, sweepStore } from './store';

/** Milliseconds after the last key until the states are counted. */
const COUNT_AFTER_MS = 300;

const STATES = Object.entries(OFFERED_SELECTIONS).map(([value, texts]) => ({ value, ...texts }));

/** Starts a sweep, follows it, stops it, and opens its report. */
export function SweepView() {
  const { states, filter, status } = useSnapshot(sweepStore);
  useEffect(() => void loadSweep(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or filter means other states.
  useEffect(() => {
    const timer = window.setTimeout(() => void countSweep(), COUNT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [states, filter]);
  return (
    <div className="h-full overflow-auto bg-surface p-4">
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <div>
          <h2 className="font-semibold text-base">Sweep</h2>
          <p className="mt-1 text-muted">
            Shows states of the app one after another, checks each, and takes its picture. It runs beside this panel, in
            a browser and in sessions of its own.
          </p>
        </div>
        <Request isRunning={status?.phase === 'running'} />
        {status && status.phase !== 'idle' && <Progress status={status} />}
      </div>
    </div>
  );
}

function Request({ isRunning }: { readonly isRunning: boolean }) {
  const { states, filter, count, problem, status } = useSnapshot(sweepStore);
  const id = useId();
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
        <label htmlFor={id} className="text-muted text-xs">
          Filter
        </label>
        <input
          id={id}
          type="text"
          value={filter}
          disabled={isRunning}
          placeholder="site=HKG|ARE, route=/auth/kyc"
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== ''}
          onChange={(event) => {
            sweepStore.filter = event.target.value;
          }}
          className="field mt-1"
        />
        <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
          Pairs that all have to hold; | separates values, * stands for any characters. Empty: all states.
        </p>
        {problem !== '' && (
          <p role="alert" className="mt-1 text-bad text-sm">
            {problem}
          </p>
        )}
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
  const { phase, states, filter, done, total, failed, secondsLeft, message, report } = status;
  return (
    <section aria-label="The last sweep" className="rounded-control border border-line p-3">
      <h3 className="font-semibold">
        {PHASES[phase]}: {states}
        {filter && <span className="font-normal"> with {filter}</span>}
      </h3>
      <progress
        aria-label="States that are done"
        className="sweep-progress mt-2 h-2 w-full"
        max={Math.max(1, total)}
        value={done}
      />
      <p role="status" className="mt-1">
        {phase === 'running' && total === 0 ? 'Starting …' : `${done} of ${total} states`}
        {done > 0 && <span className={failed > 0 ? 'text-bad' : 'text-good'}> · {failed} failed</span>}
        {phase === 'running' && secondsLeft !== null && ` · ${duration(secondsLeft)} left`}
      </p>
      {message !== '' && (
        <pre
          role="alert"
          className="mt-2 whitespace-pre-wrap rounded-control bg-bad-tint p-2 font-mono text-bad text-xs"
        >
          {message}
        </pre>
      )}
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
