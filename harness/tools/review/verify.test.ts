import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../../kit/errors';
import { writeManifest } from '../../kit/pack/manifest';
import { type Decided, signPack } from './sign';
import { FORGERIES, forge } from './testing/forgeries';
import { forgeManifest, INSIDERS } from './testing/insiders';
import { makeTestPack, writeTestReport } from './testing/pack';
import { makeSignedPack, newKey, personOf } from './testing/signed-pack';
import { verifyPack } from './verify';

const [preparer, reviewer, approver] = [newKey(), newKey(), newKey()];

const prepared: Decided = { decision: 'prepared', page: null, by: 'A. Preparer', role: 'preparer', note: '' };
const decided = (words: Partial<Decided>): Decided => ({
  ...prepared,
  decision: 'approved',
  role: 'reviewer',
  by: 'R. Reviewer',
  ...words,
});
const approved = (words: Partial<Decided> = {}) => decided({ role: 'approver', by: 'B. Approver', ...words });

const made: string[] = [];
const freshPack = () => {
  const folder = makeTestPack();
  made.push(folder);
  return folder;
};
const sign = (folder: string, words: Decided, key: typeof preparer) =>
  signPack(folder, words, key, { report: writeTestReport });

let signed: Awaited<ReturnType<typeof makeSignedPack>>;
beforeAll(async () => {
  signed = await makeSignedPack();
  made.push(signed.folder);
}, 60_000);
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
const copyOfSigned = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'forged-')), 'pack');
  made.push(dirname(folder));
  cpSync(signed.folder, folder, { recursive: true });
  return folder;
};

describe('a signed pack', () => {
  it('is valid, and says what was decided', () => {
    const { folder, people, receipts } = signed;
    expect(verifyPack(folder, { people, receipts })).toMatchObject({ problems: [], decision: 'approved' });
    expect(verifyPack(folder)).toMatchObject({ problems: [], decision: 'approved' });
    const report = readFileSync(join(folder, 'review.html'), 'utf8');
    for (const words of [
      'A. Preparer, preparer',
      'R. Reviewer, reviewer',
      'B. Approver, approver',
      'A word is missing',
      '<a href="#decision-3">Decision 3</a>: R. Reviewer approved this page',
      '<a href="#decision-5">Decision 5</a>: B. Approver approved the whole pack',
    ]) {
      expect(report).toContain(words);
    }
    expect(report).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; /);
  });

  it('is not valid for someone whose register has one person less', () => {
    const { problems } = verifyPack(signed.folder, { people: signed.people.slice(1) });
    expect(problems).toEqual([
      expect.stringContaining('sign-offs/0001.dsse.json: the register has no person with the key'),
    ]);
  });

  it.each(FORGERIES)('shows %s in lines', (_name, manifest, apply) => {
    const folder = copyOfSigned();
    forge(folder, manifest, apply, newKey());
    const { problems } = verifyPack(folder, { people: signed.people });
    expect(problems).not.toEqual([]);
    expect(problems.join('')).not.toMatch(/\n|TypeError|undefined/);
  });

  it.each(INSIDERS)('forged by a person of the register is not valid: %s', async (_name, why, apply) => {
    const folder = copyOfSigned();
    apply(folder, signed.keys);
    await writeTestReport(folder);
    writeManifest(folder);
    const { people, receipts } = signed;
    // A pack that was signed again has other decisions, so receipts are only checked for forgeries of receipts.
    const { problems } = verifyPack(folder, { people, ...(why === 'was cut off' && { receipts }) });
    expect(problems).toContainEqual(expect.stringContaining(why));
  });

  it('is not valid with unknown words in the manifest', () => {
    const folder = copyOfSigned();
    forgeManifest(folder);
    expect(verifyPack(folder).problems).toEqual([expect.stringContaining('manifest.json is spelled otherwise')]);
  });

  it('is not valid for receipts of another pack, or for lines that are not receipts', () => {
    const verify = (receipts: readonly string[]) => verifyPack(signed.folder, { receipts }).problems;
    const other = (signed.receipts[0] ?? '').replace(/"contentHash":"\w{8}/, '"contentHash":"00000000');
    expect(verify([other])).toEqual(['None of the receipts is about this pack']);
    expect(verify([...signed.receipts, other])).toEqual([]);
    expect(verify([...signed.receipts, '{}'])).toEqual(['Line 6 of the receipts is not a receipt']);
  });

  it.each([
    [undefined, 'The pack has an older format: 1, and this harness reads 3'],
    [4, 'The pack has a newer format: 4, and this harness reads 3'],
  ])('of another format is named as such: %s', (format, words) => {
    const folder = freshPack();
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as object;
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, format }));
    expect(verifyPack(folder).problems).toEqual([expect.stringContaining(words)]);
  });
});

type Step = readonly [words: Decided, key: typeof preparer];

describe('a decision', () => {
  it.each<[string, readonly Step[], string]>([
    [
      'an approval by the key of the preparer',
      [
        [prepared, preparer],
        [approved({ by: 'A. Preparer' }), preparer],
      ],
      'has prepared the pack',
    ],
    [
      'an approval by a name that looks like the preparer’s',
      [
        [prepared, preparer],
        [approved({ by: 'a. preparer' }), approver],
      ],
      'another key',
    ],
    ['an approval of an unprepared pack', [[approved(), approver]], 'No one has signed as the preparer'],
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
      'an approval of a page that another has rejected',
      [
        [prepared, preparer],
        [decided({ page: 'two', decision: 'rejected' }), reviewer],
        [decided({ page: 'two', by: 'B. Approver' }), approver],
      ],
      'only its author ends a rejection',
    ],
    [
      'the work of the approver',
      [
        [prepared, preparer],
        [approved(), approver],
        [{ ...prepared, by: 'B. Approver' }, approver],
      ],
      'cannot have prepared it',
    ],
    [
      'a page that is not there',
      [
        [prepared, preparer],
        [decided({ page: 'nine' }), reviewer],
      ],
      'the pack has no page "nine"',
    ],
    ['a name with a mark of direction', [[{ ...prepared, by: 'A. Preparer\u200f' }, preparer]], '--by'],
  ])('is refused: %s', async (_what, steps, why) => {
    const folder = freshPack();
    for (const [words, key] of steps.slice(0, -1)) await sign(folder, words, key);
    const [words, key] = steps.at(-1) ?? [prepared, preparer];
    const error = await sign(folder, words, key).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(why);
    expect(verifyPack(folder).problems).toEqual([]);
  });

  it('is refused to a key whose person has another name or no such role in the register', async () => {
    const folder = freshPack();
    const ask = (name: string, roles: Parameters<typeof personOf>[1]) =>
      signPack(folder, prepared, preparer, { people: [personOf(name, roles, preparer)], report: writeTestReport });
    await expect(ask('Another', ['preparer'])).rejects.toThrow('the key signs for Another, not for A. Preparer');
    await expect(ask('A. Preparer', ['approver'])).rejects.toThrow(
      'A. Preparer does not have the role preparer in the register',
    );
    await expect(ask('A. Preparer', ['preparer'])).resolves.toMatchObject({ signOffs: 1 });
  });

  it('about a page after the approval reopens the pack, until its author ends the rejection', async () => {
    const folder = freshPack();
    await sign(folder, prepared, preparer);
    expect((await sign(folder, approved(), approver)).decision).toBe('approved');
    expect((await sign(folder, decided({ page: 'two', decision: 'rejected' }), reviewer)).decision).toBe('rejected');
    expect((await sign(folder, decided({ page: 'two' }), reviewer)).decision).toBe('approved');
  });
});

it('a pack without decisions is valid, and has no authors', () => {
  const folder = freshPack();
  expect(verifyPack(folder).problems).toEqual([]);
  expect(verifyPack(folder, { people: signed.people }).problems).toEqual([
    'No one has signed the pack, so its authors cannot be checked',
  ]);
});
