import { decodeLink } from '../../engine/link';
import type { PlainObject } from '../../engine/merge';
import { patchBetween } from '../../engine/patch-between';
import type { ScenarioInput } from '../../engine/scenario';
import { type StepInput, stepsSchema, type Target } from '../../engine/walks/steps';
import type { PageEvent } from '../../server/page-link';
import type { ScenarioEvent } from '../../server/session';
import { control } from '../state/api';
import { notify, tried } from '../state/notice';
import { startScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { openWalk } from './open-walk';
import { stopReplay } from './replay';
import { changeSteps, walksStore } from './store';
import { recordOptions } from './texts';

/** Records what a tester does in the app, and the changes of the scenario meanwhile, as the steps of a walk. */

/** Link of the scenario at the last change, from which the next one is told; undefined while nothing is recorded. */
let lastLink: string | undefined;

/** Begins a recording: the running scenario starts afresh, and what is done from then on becomes steps. */
export async function startRecording(): Promise<void> {
  if (!store.current) return;
  stopReplay();
  const { steps: _steps, ...start } = inputOf(store.current.link);
  if (!(await startScenario(start))) return;
  await begin(start);
}

async function begin(start: PlainObject): Promise<void> {
  if (!store.current) return;
  lastLink = store.current.link;
  const name = `Walk of ${new Date().toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`;
  openWalk({ scenario: { ...start, name, steps: [] } as ScenarioInput });
  walksStore.isRecording = true;
  store.part = 'app';
  await tellPage();
}

/** Tells the app's page, and each that opens later, in which words it is. */
async function tellPage(): Promise<void> {
  const language = store.current?.scenario.language;
  await tried(async () => {
    const argument = walksStore.isRecording && language ? await recordOptions(language) : null;
    await control('POST', '/page', { ask: 'record', argument, keep: true });
  });
}

/** Ends the recording; the walk stays. */
export async function stopRecording(): Promise<void> {
  walksStore.isRecording = false;
  lastLink = undefined;
  await tellPage();
}

/** Takes a step that the app's page, or a vendor's, tells. */
export function hearPage({ kind, step }: PageEvent): void {
  if (!walksStore.isRecording || kind !== 'walk') return;
  const parsed = stepsSchema.safeParse([step]);
  if (parsed.success) for (const one of parsed.data) addStep(one);
}

/** Takes a change of the scenario: a step of the walk, or the beginning of another one. */
export function hearScenario({ link, restarts, scenario }: ScenarioEvent): void {
  if (lastLink === undefined || link === lastLink) return;
  const before = inputOf(lastLink);
  const after = inputOf(link);
  lastLink = link;
  const { steps: _steps, ...start } = after;
  if (restarts) {
    notify('Another scenario: the recording begins again with it');
    void begin(start);
    return;
  }
  const { name: _name, steps: _changed, ...value } = patchBetween(before, after);
  if (Object.keys(value).length > 0) addStep({ act: 'set', value });
  if (before.language !== scenario.language) void tellPage();
}

function inputOf(link: string): PlainObject {
  const decoded = decodeLink(link);
  return decoded.ok ? (decoded.input as PlainObject) : {};
}

/** Acts of which the last one on a target counts. */
const REPLACED: readonly StepInput['act'][] = ['fill', 'choose', 'check', 'upload'];

function addStep(step: StepInput): void {
  changeSteps((steps) => {
    const last = steps.at(-1);
    const isSame = last?.act === step.act && 'target' in step && 'target' in last && same(last.target, step.target);
    const replaces = isSame && REPLACED.includes(step.act);
    return [...(replaces ? steps.slice(0, -1) : steps), step];
  });
}

const same = (a: Target, b: Target) => JSON.stringify(a) === JSON.stringify(b);

/** What is on the app's page and can be expected, for a choice. */
export async function expectables(): Promise<readonly { readonly target: Target; readonly said: string }[]> {
  const language = store.current?.scenario.language;
  if (!language) return [];
  const argument = await recordOptions(language);
  const { value } = await control<{ value: { target: Target; said: string }[] }>('POST', '/page', {
    ask: 'visible',
    argument,
  });
  return value;
}

/** Adds a step that waits for an element. */
export function addExpect(target: Target): void {
  addStep({ act: 'expect', target });
}
