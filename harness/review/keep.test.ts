import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepApprovals } from './keep';
import { sha256, writeManifest } from './manifest';
import { type Decided, signPack } from './sign';
import { keptApproval, readSignOffs, type SignOff } from './sign-off';
import { makeTestPack, writeTestReport } from './testing/pack';
import { verifyPack } from './verify';

const newKeys = () => generateKeyPairSync('ed25519');
const [preparer, reviewer, keeper, untrusted] = [newKeys(), newKeys(), newKeys(), newKeys()];
const TRUSTED = [preparer, reviewer, keeper].map(({ publicKey }) => publicKey);

let [old, now, out] = ['', '', ''];
beforeEach(async () => {
  [old, now, out] = [makeTestPack(), makeTestPack(), mkdtempSync(join(tmpdir(), 'kept-'))];
  for (const page of ['one', 'two']) await approve(old, page);
  changeText(now, 'two');
});
afterEach(() => {
  for (const folder of [old, now, out]) rmSync(folder, { recursive: true });
});

const decision = (words: Partial<Decided>): Decided => ({
  ...{ decision: 'approved', page: 'one', by: 'R. Reviewer', role: 'reviewer', note: '' },
  ...words,
});
const approve = (folder: string, page: string) =>
  signPack(folder, decision({ page }), reviewer.privateKey, { report: writeTestReport });
const keep = (from: string, to: string, words: { by?: string; key?: typeof keeper; trusted?: typeof TRUSTED } = {}) => {
  const { by = 'K. Keeper', key = keeper, trusted = [reviewer.publicKey] } = words;
  return keepApprovals(from, to, { by, note: '', key: key.privateKey, trusted, out }, writeTestReport);
};

function changeText(folder: string, page: string): void {
  const path = join(folder, `states/${page}.json`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`"texts": [\n  "${page}"`, '"texts": [\n  "other words"'));
  writeManifest(folder);
}

describe('the approvals of an earlier pack', () => {
  it('are kept where the page has not changed, each signed by the keeper, with the old decision', async () => {
    expect(await keep(old, now)).toMatchObject({ kept: 1, comparison: { needed: ['two', 'three'] } });
    const [kept] = readSignOffs(now).signOffs;
    expect(kept).toMatchObject({ page: 'one', by: 'K. Keeper', decision: 'approved', role: 'reviewer' });
    expect(kept?.kept?.decision).toBe(readSignOffs(old).signOffs[0]?.hash);
    expect((await verifyPack(now, { keys: TRUSTED, old })).problems).toEqual([]);
    expect((await verifyPack(now, { keys: [keeper.publicKey] })).problems).toEqual([
      expect.stringContaining('the decision of R. Reviewer'),
    ]);
    expect(readFileSync(join(now, 'review.html'), 'utf8')).toContain('Approved by R. Reviewer');
  });

  it('are kept of a pack that was approved as a whole, but not of a page that was rejected then', async () => {
    const whole = { page: null, by: 'A. Approver', role: 'approver' } as const;
    const words = [
      [decision({ decision: 'prepared', page: null, by: 'P. Preparer', role: 'preparer' }), preparer],
      [decision(whole), untrusted],
      [decision({ decision: 'rejected', page: 'one' }), reviewer],
    ] as const;
    for (const [said, { privateKey }] of words) await signPack(old, said, privateKey, { report: writeTestReport });
    const trusted = [untrusted.publicKey];
    expect(await keep(old, now, { trusted })).toMatchObject({ kept: 1, comparison: { needed: ['one', 'two'] } });
    const [kept] = readSignOffs(now).signOffs;
    expect(kept && keptApproval(kept)).toMatchObject({ by: 'A. Approver' });
    expect(kept?.page).toBe('three');
    expect((await verifyPack(now, { keys: [...TRUSTED, untrusted.publicKey], old })).problems).toEqual([]);
  });

  it('do not hold any more where the page was rejected in the old pack afterwards', async () => {
    await keep(old, now);
    await signPack(old, decision({ decision: 'rejected' }), reviewer.privateKey, { report: writeTestReport });
    expect((await verifyPack(now, { keys: TRUSTED, old })).problems).toEqual([
      expect.stringContaining('has no such approval'),
    ]);
  });

  it('are handed on from pack to pack as the first approval', async () => {
    await keep(old, now);
    const third = makeTestPack();
    try {
      await keep(now, third);
      expect(readSignOffs(third).signOffs[0]?.kept).toEqual(readSignOffs(now).signOffs[0]?.kept);
      expect((await verifyPack(third, { keys: TRUSTED, old: now })).problems).toEqual([]);
    } finally {
      rmSync(third, { recursive: true });
    }
  });

  it.each([
    [
      'by the preparer of the new pack, with the same key',
      { by: 'Another name', key: preparer },
      'cannot both prepare',
    ],
    ['by the preparer of the new pack, with another key', { by: ' p. PREPARER', key: keeper }, 'cannot both prepare'],
    [
      'of people who are not trusted',
      { trusted: [untrusted.publicKey] },
      'is not signed with one of the keys of --trusted',
    ],
  ])('are not kept %s', async (_what, words, why) => {
    await signPack(
      now,
      decision({ decision: 'prepared', page: null, by: 'P. Preparer', role: 'preparer' }),
      preparer.privateKey,
      { report: writeTestReport },
    );
    await expect(keep(old, now, words)).rejects.toThrow(why);
    expect((await verifyPack(now, { keys: TRUSTED })).problems).toEqual([]);
  });

  it('are not kept twice, nor over a decision of the new pack', async () => {
    await keep(old, now);
    await expect(keep(old, now)).rejects.toThrow('There is no approval to keep');
  });

  it('are not prepared by the keeper afterwards', async () => {
    await keep(old, now);
    const prepared = decision({ decision: 'prepared', page: null, by: 'K. Keeper', role: 'preparer' });
    await expect(signPack(now, prepared, keeper.privateKey, { report: writeTestReport })).rejects.toThrow(
      'cannot both prepare',
    );
  });

  it('do not hold for a pack other than the one that they come from', async () => {
    await keep(old, now);
    const other = makeTestPack();
    try {
      expect((await verifyPack(now, { keys: TRUSTED, old: other })).problems).toEqual([
        expect.stringContaining('has no such approval'),
      ]);
    } finally {
      rmSync(other, { recursive: true });
    }
  });
});

/** What a person with a trusted key may claim to keep. */
describe('a keeper with a trusted key who lies', () => {
  const claims: readonly (readonly [string, (approval: string) => Partial<Decided>, string])[] = [
    ['keeps the approval of another page', (text) => ({ page: 'three', kept: keptOf(text) }), 'none of this page'],
    ['keeps an approval as a rejection', (text) => ({ decision: 'rejected', kept: keptOf(text) }), 'none of this page'],
    ['names another hash', (text) => ({ kept: { ...keptOf(text), decision: sha256('other') } }), 'none of this page'],
    ['keeps nonsense', () => ({ kept: keptOf('{}') }), 'none of this page'],
    ['keeps the approval of a page that has changed', (text) => ({ page: 'two', kept: keptOf(text) }), 'has changed'],
  ];
  const keptOf = (envelope: string): NonNullable<SignOff['kept']> => ({ decision: sha256(envelope), envelope });

  it.each(claims)('%s', async (what, claim, why) => {
    const file = what.includes('has changed') ? '0002' : '0001';
    const approval = readFileSync(join(old, `sign-offs/${file}.dsse.json`), 'utf8');
    await signPack(now, decision({ by: 'K. Keeper', ...claim(approval) }), keeper.privateKey, {
      report: writeTestReport,
    });
    const { problems } = await verifyPack(now, { keys: TRUSTED, old });
    expect(problems).toContainEqual(expect.stringContaining(why));
  });

  it('keeps a rejection as an approval', async () => {
    await signPack(old, decision({ decision: 'rejected', page: 'three' }), reviewer.privateKey, {
      report: writeTestReport,
    });
    const text = readFileSync(join(old, 'sign-offs/0003.dsse.json'), 'utf8');
    const claim = decision({ page: 'three', kept: keptOf(text) });
    await signPack(now, claim, keeper.privateKey, { report: writeTestReport });
    const [signOff] = readSignOffs(now).signOffs;
    expect(signOff && keptApproval(signOff)).toBeUndefined();
    expect((await verifyPack(now, { keys: TRUSTED })).problems).toHaveLength(1);
  });

  it('keeps an approval that was signed with a key that is not trusted', async () => {
    await signPack(old, decision({ page: 'three' }), untrusted.privateKey, { report: writeTestReport });
    const text = readFileSync(join(old, 'sign-offs/0003.dsse.json'), 'utf8');
    await signPack(now, decision({ page: 'three', kept: keptOf(text) }), keeper.privateKey, {
      report: writeTestReport,
    });
    expect((await verifyPack(now, { keys: TRUSTED })).problems).toEqual([
      expect.stringContaining('none of the public keys that were named'),
    ]);
  });
});
