import { lookUp } from '../../../src/domain/look-up';
import { sameJson } from '../effects';
import { isPlainObject, type PlainObject, setOwn } from '../merge';
import { createMockState, type StateKeys } from './initial-state';
import type { MockState } from './state';

/** Keeps what the run has done, so open pages find their tokens. Another site, seed or member id starts over. */
export function changedState(state: MockState, before: StateKeys, after: StateKeys): MockState {
  const to = createMockState(after);
  const isSameMember = before.site === after.site && before.seed === after.seed && before.member.id === after.member.id;
  if (!isSameMember) return to;
  const changed = structuredClone(state);
  // Compare at one time: dates before the run depend on its start.
  const plain = (of: MockState) => of as unknown as PlainObject;
  takeOver(plain(changed), plain(createMockState({ ...before, now: after.now })), plain(to));
  setOwn(plain(changed), 'now', to.now);
  // A status set by the tester is final: no earlier review may replace it.
  const differs = (key: keyof StateKeys['kyc']) => !sameJson(before.kyc[key], after.kyc[key]);
  if (differs('steps') || differs('poi') || differs('secondIdentity')) changed.run.review = undefined;
  if (differs('questionnaire')) changed.run.submitted.length = 0;
  return changed;
}

function takeOver(target: PlainObject, from: PlainObject, to: PlainObject): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [old, now, kept] = [lookUp(from, key), lookUp(to, key), lookUp(target, key)];
    if (sameJson(old, now)) continue;
    if (isPlainObject(kept) && isPlainObject(old) && isPlainObject(now)) takeOver(kept, old, now);
    else if (now === undefined) Reflect.deleteProperty(target, key);
    else setOwn(target, key, now);
  }
}
