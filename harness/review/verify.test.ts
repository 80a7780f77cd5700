import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../cli/exit';
import { filesBelow } from '../server/files';
import { keepApprovals } from './keep';
import { type Decided, signPack } from './sign';
import type { Stamping } from './sign-off';
import { forgeriesOf } from './testing/forgeries';
import { makeTestPack, writeTestReport } from './testing/pack';
import { hasOpenssl, startTsa, type Tsa } from './testing/tsa';
import { serviceOf, stampingWith } from './time-stamp/ask';
import { verifyPack } from './verify';

const newKeys = () => generateKeyPairSync('ed25519');
const [preparer, reviewer, approver, earlier, forger] = [newKeys(), newKeys(), newKeys(), newKeys(), newKeys()];
const TRUSTED = [preparer, reviewer, approver, earlier].map(({ publicKey }) => publicKey);

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

let pack = '';
const made: string[] = [];
const freshPack = () => {
  const folder = makeTestPack();
  made.push(folder);
  return folder;
};
const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  made.push(folder);
  return folder;
};
const sign = (folder: string, words: Decided, keys?: typeof preparer, stamping?: Stamping) =>
  signPack(folder, words, keys?.privateKey, { report: writeTestReport, stamping });

let tsa: Tsa | undefined;
beforeAll(async () => {
  pack = freshPack();
  // Without OpenSSL the pack has no time stamps, and their forgeries are left out; time-stamp.test.ts says so.
  tsa = hasOpenssl() ? await startTsa('Time') : undefined;
  const stamping = tsa && stampingWith(serviceOf(tsa.url, undefined));
  await sign(pack, prepared, preparer, stamping);
  await sign(pack, decided({ page: 'one', decision: 'rejected', note: 'A word is missing' }), reviewer);
  await sign(pack, decided({ page: 'one', note: 'It is there' }), reviewer);
  await sign(pack, decided({ page: 'two' }), reviewer);
  const old = freshPack();
  await sign(old, decided({ page: 'three', by: 'O. Earlier' }), earlier);
  const trusted = [earlier.publicKey];
  const order = { by: 'R. Reviewer', note: '', key: reviewer.privateKey, trusted, out: scratch() };
  await keepApprovals(old, pack, order, writeTestReport);
  await sign(pack, approved(), approver, stamping);
}, 60_000);
afterAll(() => {
  tsa?.close();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describe('a signed pack', () => {
  it('holds, and says what was decided', async () => {
    expect(await verifyPack(pack, { keys: TRUSTED })).toMatchObject({ problems: [], decision: 'approved' });
    expect(await verifyPack(pack)).toMatchObject({ problems: [], decision: 'approved' });
    const report = readFileSync(join(pack, 'review.html'), 'utf8');
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
    const { problems } = await verifyPack(pack, { keys: TRUSTED.slice(1) });
    expect(problems).toEqual([
      expect.stringContaining('sign-offs/0001.dsse.json: the decision of A. Preparer is signed with'),
    ]);
  });

  it('shows every forgery, each in a line', { timeout: 300_000 }, async () => {
    const forgeries = forgeriesOf(pack, forger);
    expect(new Set(forgeries.map(({ name }) => name)).size).toBe(forgeries.length);
    expect(forgeries.length).toBeGreaterThanOrEqual(200);
    const work = mkdtempSync(join(tmpdir(), 'forged-'));
    made.push(work);
    // Copies are written from the memory: to copy the folder again and again takes most of the time.
    const files = filesBelow(pack).map((path) => [path, readFileSync(join(pack, path))] as const);
    const folders = new Set(files.map(([path]) => dirname(path)));
    const unseen: string[] = [];
    for (const [at, { name, apply }] of forgeries.entries()) {
      const folder = join(work, String(at), 'pack');
      for (const one of folders) mkdirSync(join(folder, one), { recursive: true });
      for (const [path, content] of files) writeFileSync(join(folder, path), content);
      apply(folder);
      const { problems } = await verifyPack(folder, { keys: TRUSTED });
      if (problems.length === 0 || problems.some((line) => /\n|TypeError|undefined/.test(line)))
        unseen.push(`${name}: ${problems}`);
      rmSync(join(work, String(at)), { recursive: true });
    }
    expect(unseen).toEqual([]);
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
    expect((await verifyPack(folder, { keys: TRUSTED })).problems).toEqual([expect.stringContaining('is not signed')]);
    expect(readFileSync(join(folder, 'review.html'), 'utf8')).toContain('These decisions are not signed with a key');
  });
});

it('a pack without decisions holds, and has no authors', async () => {
  const folder = freshPack();
  expect((await verifyPack(folder)).problems).toEqual([]);
  expect((await verifyPack(folder, { keys: TRUSTED })).problems).toEqual([
    'Nobody has signed the pack, so its authors cannot be checked',
  ]);
});
