import type { Language } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import type { SweepState } from '../../../core/states/state';
import { type Step, scenarioSteps } from '../../../core/walks/steps';
import type { WalkTexts } from '../../../core/walks/walk-texts';
import type { PageWalk } from '../../../kit/pack/pack-files';
import { ownName } from '../../../kit/pack/page-title';
import type { StateRecord } from '../../../kit/record';
import { stepWords } from './step-words';

/** A result with its place in a walk; null outside walks. */
export interface ShownPage {
  readonly record: StateRecord;
  readonly walk: PageWalk | null;
  /** The last step's picture, in the sweep's folder. */
  readonly shot: string | null;
}

/**
 * The pages of a pack, in the order of its states. Steps that change no text, such as filling a field, share a page: it
 * has the last one's picture and the problems of all.
 * @param texts in English, to describe the steps
 */
export function pagesOf(
  states: readonly SweepState[],
  records: readonly StateRecord[],
  texts: (language: Language) => WalkTexts,
): ShownPage[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const pages: ShownPage[] = [];
  for (const state of states) {
    const record = byId.get(state.id);
    if (record === undefined) continue;
    if (state.walk === undefined) {
      pages.push({ record, walk: null, shot: record.picture });
      continue;
    }
    const { id, step: number } = state.walk;
    const steps = scenarioSteps(state.scenario);
    const name = ownName(state.scenario.name ?? id);
    const last = pages.at(-1);
    const begins = last?.walk?.id !== id;
    // If earlier pages are not in the pack, the first one describes all steps before it.
    const done = steps.slice(begins ? 0 : number - 1, number);
    const words = (some: readonly Step[]) =>
      some.map((step) => stepWords(step, texts(englishOf(languageShown(record.scenario)))));
    // Waiting for something that is already shown does not matter to a reader.
    const acts = done.filter(({ act }) => act !== 'expect');
    if (!begins && isSame(last.record, record)) {
      const more = words(acts);
      pages[pages.length - 1] = {
        record: merged(last.record, record),
        walk: { ...last.walk, to: number, did: [...last.walk.did, ...more] },
        shot: record.picture,
      };
    } else {
      pages.push({
        record,
        walk: {
          ...{ id, name, from: begins ? 0 : number, to: number, of: steps.length },
          did: words(acts.length > 0 ? acts : done),
        },
        shot: record.picture,
      });
    }
  }
  return pages;
}

const englishOf = (language: Language): Language => (language.startsWith('en') ? language : 'en');

function isSame(one: StateRecord, other: StateRecord): boolean {
  const told = ({ end, path, texts }: StateRecord) => JSON.stringify([end, path, texts]);
  return told(one) === told(other);
}

/** The later of two results, with the id of the first and the problems of both. */
function merged(first: StateRecord, then: StateRecord): StateRecord {
  const known = new Set(first.failures.map(({ check, message }) => `${check} ${message}`));
  const failures = [
    ...first.failures,
    ...then.failures.filter(({ check, message }) => !known.has(`${check} ${message}`)),
  ];
  const picture = then.picture === null ? null : first.picture;
  return { ...then, id: first.id, name: first.name, picture, failures, passed: failures.length === 0 };
}
