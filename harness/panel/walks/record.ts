import { decodeLink } from '../../core/link';
import type { PlainObject } from '../../core/merge';
import type { PageEvent } from '../../core/page-event';
import { patchBetween } from '../../core/patch-between';
import type { ScenarioInput } from '../../core/scenario';
import { type StepInput, stepsSchema, type Target } from '../../core/walks/steps';
import type { ScenarioEvent } from '../../server/session';
import { control } from '../state/api';
import { notify, tried } from '../state/notice';
import { startScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { openWalk } from './open-walk';
import { stopReplay } from './replay';
import { changeSteps, walksStore } from './store';
import { recordOptions } from './texts';

/** Records acts in the app and scenario changes as steps of a walk. */

/** The base of the next change. Undefined when not recording. */
let lastLink: string | undefined;

/** Restarts the running scenario. */
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

/** Tells current and later pages the language of their words. */
async function tellPage(): Promise<void> {
  const language = store.current?.scenario.language;
  await tried(async () => {
    const argument = walksStore.isRecording && language ? await recordOptions(language) : null;
    await control('POST', '/page', { ask: 'record', argument, keep: true });
  });
}

export async function stopRecording(): Promise<void> {
  walksStore.isRecording = false;
  lastLink = undefined;
  await tellPage();
}

export function hearPage({ kind, step }: PageEvent): void {
  if (!walksStore.isRecording || kind !== 'walk') return;
  const parsed = stepsSchema.safeParse([step]);
  if (parsed.success) for (const one of parsed.data) addStep(one);
}

/** Adds a step, or starts a new walk. */
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

/** Only the last of these acts on a target counts. */
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

export function addExpect(target: Target): void {
  addStep({ act: 'expect', target });
}
