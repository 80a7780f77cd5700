import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { saidStep } from '../../core/walks/run-walk';
import type { Step } from '../../core/walks/steps';
import { askName, save } from '../own/save';
import { Button } from '../shared/button';
import { LabelledSelect } from '../shared/select';
import { RecordButtons } from './record-buttons';
import { replay, stopReplay } from './replay';
import { StepForm } from './step-form';
import { stepsOf, walksStore } from './store';

/** Delay between steps, and its name. */
const SPEEDS: readonly (readonly [string, string])[] = [
  ['0', 'As fast as it goes'],
  ['500', 'Half a second a step'],
  ['2000', 'Two seconds a step'],
];

export function WalkView() {
  const { open, replay: run, slow, language, isRecording } = useSnapshot(walksStore);
  if (!open) {
    return (
      <div className="space-y-2 p-3">
        <p className="text-muted">
          Choose a walk to see its steps, or record one: what you do in the app becomes its steps.
        </p>
        <RecordButtons />
      </div>
    );
  }
  const steps = stepsOf(open as never);
  const failure = run?.failure;
  return (
    <section aria-label="Walk" className="flex min-h-0 min-w-0 grow flex-col">
      <div className="flex flex-wrap items-center gap-1.5 border-line border-b px-2 py-1.5">
        <h3 className="me-auto font-semibold">{open.scenario.name ?? 'Walk without a name'}</h3>
        {open.isChanged && (
          <span className="rounded-control bg-warn-tint px-1.5 py-0.5 text-warn text-xs">not saved</span>
        )}
        {open.file && (
          <Button
            look="outlined"
            title={`In ${open.file.file}`}
            disabled={isRecording || !open.isChanged}
            onClick={() => void save('walk')}
          >
            Save
          </Button>
        )}
        <Button look="outlined" disabled={isRecording || steps.length === 0} onClick={() => askName('walk')}>
          Save as…
        </Button>
        <RecordButtons />
        {run?.isRunning ? (
          <Button look="outlined" onClick={() => stopReplay()}>
            Stop
          </Button>
        ) : (
          <Button look="primary" disabled={steps.length === 0 || isRecording} onClick={() => void replay()}>
            Replay
          </Button>
        )}
        <LabelledSelect
          label="Speed"
          value={slow}
          options={SPEEDS}
          onChoose={(ms) => {
            walksStore.slow = Number(ms);
          }}
        />
        <LabelledSelect
          label="Language"
          value={language ?? ''}
          options={[['', 'As the walk says'], ...Object.keys(LANGUAGES)]}
          onChoose={(one) => {
            walksStore.language = (one || undefined) as Language | undefined;
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {run &&
          (failure
            ? `Step ${failure.number} failed: ${failure.message}`
            : run.isRunning
              ? `Step ${run.at}`
              : 'The walk has ended')}
      </p>
      {failure?.number === 0 && <p className="bg-bad-tint px-2 py-1 text-bad">{failure.message}</p>}
      <ol aria-label="Steps" className="min-h-0 grow overflow-y-auto py-1">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is told by its place; two may be equal.
          <StepRow key={`${at} ${saidStep(step as Step)}`} number={at + 1} step={step as Step} />
        ))}
        {isRecording && <li className="px-2 py-1 text-muted">Do something in the app …</li>}
      </ol>
    </section>
  );
}

const MARKS = { waits: ' ', runs: '▸', done: '✓', failed: '✗' } as const;
const SAID = { waits: '', runs: 'running', done: 'done', failed: 'failed' } as const;

function StepRow({ number, step }: { readonly number: number; readonly step: Step }) {
  const { replay: run } = useSnapshot(walksStore);
  const state = stateOf(number, run);
  const row = useRef<HTMLLIElement>(null);
  const [isEdited, setEdited] = useState(false);
  useEffect(() => {
    if (state === 'runs' || state === 'failed') row.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <li
      ref={row}
      aria-current={state === 'runs' ? 'step' : undefined}
      data-state={state}
      className="group flex flex-wrap items-center gap-x-2 px-2 py-px data-[state=failed]:bg-bad-tint data-[state=runs]:bg-raised"
    >
      <span
        aria-hidden="true"
        className="w-3 text-center group-data-[state=done]:text-good group-data-[state=failed]:text-bad"
      >
        {MARKS[state]}
      </span>
      <span className="w-6 text-end text-muted tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 break-words font-mono text-xs">{saidStep(step)}</span>
      {SAID[state] && <span className="sr-only">{SAID[state]}</span>}
      <Button
        className="!h-6 text-xs"
        aria-label={`To here: replay up to step ${number}`}
        disabled={run?.isRunning === true}
        onClick={() => void replay(number)}
      >
        To here
      </Button>
      <Button
        className="!h-6 text-xs"
        aria-expanded={isEdited}
        aria-label={`Edit step ${number}`}
        disabled={run?.isRunning === true}
        onClick={() => setEdited(!isEdited)}
      >
        Edit
      </Button>
      {isEdited && <StepForm at={number - 1} step={step} onClose={() => setEdited(false)} />}
      {state === 'failed' && <p className="w-full ps-11 text-bad">{run?.failure?.message}</p>}
    </li>
  );
}

function stateOf(number: number, run: (typeof walksStore)['replay']): keyof typeof MARKS {
  if (!run) return 'waits';
  if (run.failure?.number === number) return 'failed';
  if (run.isRunning) return number === run.at ? 'runs' : number < run.at ? 'done' : 'waits';
  return number <= run.at && run.failure?.number !== 0 ? 'done' : 'waits';
}
