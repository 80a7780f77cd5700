import type { SweepState } from '../../engine/states/state';
import { scenarioSteps } from '../../engine/walks/steps';
import type { WalkTexts } from '../../engine/walks/walk-texts';
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
 * @param texts the English texts, for the words of the steps
 */
export function pagesOf(states: readonly SweepState[], records: readonly StateRecord[], texts: WalkTexts): ShownPage[] {
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
    const step = steps[number - 1];
    const did = step === undefined ? [] : [stepWords(step, texts)];
    const name = ownName(state.scenario.name ?? id);
    const last = pages.at(-1);
    if (last?.walk?.id === id && number > 0 && isSame(last.record, record)) {
      // To wait for what is there already is nothing that a reader has to know.
      const more = step?.act === 'expect' ? [] : did;
      pages[pages.length - 1] = {
        record: merged(last.record, record),
        walk: { ...last.walk, to: number, did: [...last.walk.did, ...more] },
        shot: record.picture,
      };
    } else {
      pages.push({
        record,
        walk: { id, name, from: number, to: number, of: steps.length, did },
        shot: record.picture,
      });
    }
  }
  return pages;
}

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
