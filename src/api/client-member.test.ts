import { expect, it } from 'vitest';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import { endpoints } from './endpoints';
import { ok, type Received, wireOfThisFile } from './testing/wire';

const wire = wireOfThisFile();
const { countryList, kycConfig, selfReset } = endpoints;

function heldAnswers(): ((result: unknown) => void)[] {
  const answers: ((result: unknown) => void)[] = [];
  wire.answer = (response, request: Received) => {
    answers.push((result) => ok(result)(response, request));
  };
  return answers;
}

it('an answer that arrives after the member’s data was cleared counts as aborted', async () => {
  const answers = heldAnswers();
  const begun = call(kycConfig, {});
  await wire.arrivals(1);
  clearMemory();
  answers[0]?.({ unsupportedCountries: ['IRN'] });
  await expect(begun).rejects.toMatchObject({ kind: 'aborted' });
});

it('the next member neither joins a request of the previous one nor gets its answer from the cache', async () => {
  const answers = heldAnswers();
  const former = call(countryList, { is_disable: 1 });
  const formerEnd = expect(former).rejects.toMatchObject({ kind: 'aborted' });
  await wire.arrivals(1);
  clearMemory();
  const next = call(countryList, { is_disable: 1 });
  await wire.arrivals(2);
  answers[1]?.({ list: [] });
  expect((await next).list).toEqual([]);
  answers[0]?.({ list: [{ countryCode: 'IRN', regionCode: 98, nameEn: 'Iran', nameZhCN: '伊朗' }] });
  await formerEnd;
  expect((await call(countryList, { is_disable: 1 })).list).toEqual([]);
  expect(wire.received).toHaveLength(2);
});

it('what a member has entered is not sent once their data was cleared, no matter who is signed in by then', async () => {
  let say = (_isSame: boolean) => {};
  wire.configure({ isSameMember: () => new Promise((resolve) => (say = resolve)) });
  const begun = call(selfReset, {} as never);
  clearMemory();
  say(true);
  await expect(begun).rejects.toMatchObject({ kind: 'aborted' });
  expect(wire.received).toHaveLength(0);
});
