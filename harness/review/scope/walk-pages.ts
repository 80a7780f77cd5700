import type { Language } from '../../../src/i18n/languages';
import type { SweepState } from '../../engine/states/state';
import { type Step, scenarioSteps } from '../../engine/walks/steps';
import type { WalkTexts } from '../../engine/walks/walk-texts';
import { languageShown } from '../../sweep/checks/language';
import type { StateRecord } from '../../sweep/record';
import type { PageWalk } from '../pack-files';
import { stepWords } from './step-words';

/** A result with its place in a walk; null where it belongs to none. */
export interface ShownPage {
  readonly record: StateRecord;
  readonly walk: PageWalk | null;
  /** File of the picture in the folder of the sweep: that of the last step. */
  readonly shot: string | null;
}

/** Words of a state's name without site, language and device. */
export const ownName = (name: string) => name.replace(/^[^:]*: /, '');

/**
 * The pages of a pack, in the order of its states. Steps of a walk that change no text, such as filling a field, are one page: its picture is that
 * after the last of them, and the problems of all of them count.
 *
 * @param texts the texts of a language, for the words of the steps: they are told in English, that of the page where it has one of its own
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
    // Where the pages before are not in the pack, the first one is told with all that led to it.
    const done = steps.slice(begins ? 0 : number - 1, number);
    const words = (some: readonly Step[]) =>
      some.map((step) => stepWords(step, texts(englishOf(languageShown(record.scenario)))));
    // To wait for what is there already is nothing that a reader has to know.
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

/** The later of two results, under the id of the first, with the problems of both. */
function merged(first: StateRecord, then: StateRecord): StateRecord {
  const known = new Set(first.failures.map(({ check, message }) => `${check} ${message}`));
  const failures = [
    ...first.failures,
    ...then.failures.filter(({ check, message }) => !known.has(`${check} ${message}`)),
  ];
  const picture = then.picture === null ? null : first.picture;
  return { ...then, id: first.id, name: first.name, picture, failures, passed: failures.length === 0 };
}
