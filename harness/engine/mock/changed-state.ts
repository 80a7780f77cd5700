import { lookUp } from '../../../src/domain/look-up';
import { sameJson } from '../effects';
import { isPlainObject, type PlainObject, setOwn } from '../merge';
import { createMockState, type StateKeys } from './initial-state';
import type { MockState } from './state';

/**
 * The state of a run after a change of its scenario: what the change says differently is taken over, and what the run has done stays. So
 * an open page finds its tokens, answers and reviews as they were. Another site, seed or member id is another member, whose run begins.
 */
export function changedState(state: MockState, before: StateKeys, after: StateKeys): MockState {
  const to = createMockState(after);
  const isSameMember = before.site === after.site && before.seed === after.seed && before.member.id === after.member.id;
  if (!isSameMember) return to;
  const changed = structuredClone(state);
  // Compared at one time, because the date of what was done before the run follows from the time of its start, and stays.
  const plain = (of: MockState) => of as unknown as PlainObject;
  takeOver(plain(changed), plain(createMockState({ ...before, now: after.now })), plain(to));
  setOwn(plain(changed), 'now', to.now);
  // A status that a tester sets is the result: a review or a submission from before must not replace it.
  const differs = (key: keyof StateKeys['kyc']) => !sameJson(before.kyc[key], after.kyc[key]);
  if (differs('steps') || differs('poi') || differs('secondIdentity')) changed.run.review = undefined;
  if (differs('questionnaire')) changed.run.submitted.length = 0;
  return changed;
}

/** Sets in `target` what differs between two states. */
function takeOver(target: PlainObject, from: PlainObject, to: PlainObject): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [old, now, kept] = [lookUp(from, key), lookUp(to, key), lookUp(target, key)];
    if (sameJson(old, now)) continue;
    if (isPlainObject(kept) && isPlainObject(old) && isPlainObject(now)) takeOver(kept, old, now);
    else if (now === undefined) Reflect.deleteProperty(target, key);
    else setOwn(target, key, now);
  }
}
