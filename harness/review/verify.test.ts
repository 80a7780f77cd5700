import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../cli/exit';
import { type Decided, signPack } from './sign';
import { forgeriesOf, oneOfEachKind } from './testing/forgeries';
import { makeTestPack, writeTestReport } from './testing/pack';
import { makeSignedPack, type SignedPack, unseenForgeries } from './testing/signed-pack';
import { verifyPack } from './verify';

const newKeys = () => generateKeyPairSync('ed25519');
const [preparer, reviewer, approver] = [newKeys(), newKeys(), newKeys()];

type Words = Partial<Decided>;
const prepared: Decided = { decision: 'prepared', page: null, by: 'A. Preparer', role: 'preparer', note: '' };
const decided = (words: Words): Decided => ({
  ...prepared,
  decision: 'approved',
  role: 'reviewer',
  by: 'R. Reviewer',
  ...words,
});
const approved = (words: Words = {}) => decided({ role: 'approver', by: 'B. Approver', ...words });

const made: string[] = [];
const freshPack = () => {
  const folder = makeTestPack();
  made.push(folder);
  return folder;
};
const sign = (folder: string, words: Decided, keys?: typeof preparer) =>
  signPack(folder, words, keys?.privateKey, { report: writeTestReport });

let signed: SignedPack;
beforeAll(async () => {
  signed = await makeSignedPack();
  made.push(signed.folder);
}, 60_000);
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describe('a signed pack', () => {
  it('holds, and says what was decided', async () => {
    const { folder, keys } = signed;
    expect(await verifyPack(folder, { keys })).toMatchObject({ problems: [], decision: 'approved' });
    expect(await verifyPack(folder)).toMatchObject({ problems: [], decision: 'approved' });
    const report = readFileSync(join(folder, 'review.html'), 'utf8');
    for (const words of [
      'A. Preparer, preparer',
      'R. Reviewer, reviewer',
      'B. Approver, approver',
      'A word is missing',
      'Approved by O. Earlier',
    ]) {
      expect(report).toContain(words);
    }
  });

  it('does not hold for somebody who does not trust one of the keys', async () => {
    const { problems } = await verifyPack(signed.folder, { keys: signed.keys.slice(1) });
    expect(problems).toEqual([
      expect.stringContaining('sign-offs/0001.dsse.json: the decision of A. Preparer is signed with'),
    ]);
  });

  // Each kind in every folder; `npm run e2e:whole` makes every single one.
  it('shows 200 forgeries, each in a line', { timeout: 300_000 }, async () => {
    const all = forgeriesOf(signed.folder, newKeys());
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const some = oneOfEachKind(all);
    expect(some.length).toBeGreaterThanOrEqual(200);
    expect(await unseenForgeries(signed, some)).toEqual([]);
  });
});

describe('a decision', () => {
  it.each<[string, readonly (readonly [Decided, typeof preparer | undefined])[], string]>([
    [
      'an approval by the key of the preparer',
      [
        [prepared, preparer],
        [approved(), preparer],
      ],
      'cannot both prepare and approve',
    ],
    [
      'an approval by the name of the preparer',
      [
        [prepared, preparer],
        [approved({ by: 'a. preparer ' }), approver],
      ],
      'cannot both',
    ],
    ['an approval of what nobody prepared', [[approved(), approver]], 'Nobody has signed as the preparer'],
    [
      'an approval while a page is rejected',
      [
        [prepared, preparer],
        [decided({ page: 'two', decision: 'rejected' }), reviewer],
        [approved(), approver],
      ],
      'while pages are rejected: two',
    ],
    [
      'the work of the approver',
      [
        [prepared, preparer],
        [approved(), approver],
        [prepared, approver],
      ],
      'cannot both',
    ],
    [
      'a signature after a word without one',
      [
        [decided({ page: 'one' }), undefined],
        [prepared, preparer],
      ],
      'never both',
    ],
    [
      'a word without a signature after one',
      [
        [prepared, preparer],
        [decided({ page: 'one' }), undefined],
      ],
      'never both',
    ],
    ['a page that is not there', [[decided({ page: 'nine' }), reviewer]], 'the pack has no page "nine"'],
  ])('is refused: %s', async (_what, steps, why) => {
    const folder = freshPack();
    for (const [words, keys] of steps.slice(0, -1)) await sign(folder, words, keys);
    const [words, keys] = steps.at(-1) ?? [prepared, preparer];
    const error = await sign(folder, words, keys).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(why);
    expect((await verifyPack(folder)).problems).toEqual([]);
  });

  it('of a page after the approval opens the pack again', async () => {
    const folder = freshPack();
    await sign(folder, prepared, preparer);
    expect((await sign(folder, approved(), approver)).decision).toBe('approved');
    expect((await sign(folder, decided({ page: 'two', decision: 'rejected' }), reviewer)).decision).toBe('rejected');
  });

  it('without a key is kept, and nobody can take it for a signed one', async () => {
    const folder = freshPack();
    await sign(folder, decided({ page: 'one' }));
    expect(await verifyPack(folder)).toMatchObject({ problems: [] });
    expect(
      (await verifyPack(folder, { keys: [preparer, reviewer, approver].map(({ publicKey }) => publicKey) })).problems,
    ).toEqual([expect.stringContaining('is not signed')]);
    expect(readFileSync(join(folder, 'review.html'), 'utf8')).toContain('These decisions are not signed with a key');
  });
});

it('a pack without decisions holds, and has no authors', async () => {
  const folder = freshPack();
  expect((await verifyPack(folder)).problems).toEqual([]);
  expect(
    (await verifyPack(folder, { keys: [preparer, reviewer, approver].map(({ publicKey }) => publicKey) })).problems,
  ).toEqual(['Nobody has signed the pack, so its authors cannot be checked']);
});
