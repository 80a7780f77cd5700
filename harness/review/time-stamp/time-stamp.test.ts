import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepApprovals } from '../keep';
import { writeManifest } from '../manifest';
import { writeSeal } from '../seal';
import { type Decided, signPack } from '../sign';
import { readSignOffs } from '../sign-off';
import { makeTestPack, writeTestReport } from '../testing/pack';
import { hasOpenssl, POLICY, startTsa, type Tsa } from '../testing/tsa';
import { verifyPack } from '../verify';
import { serviceOf, stampingWith } from './ask';
import { readRoots } from './roots';

const [preparer, approver] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const prepared: Decided = { decision: 'prepared', page: null, by: 'A. Preparer', role: 'preparer', note: '' };
const approved: Decided = { decision: 'approved', page: null, by: 'B. Approver', role: 'approver', note: '' };

if (!hasOpenssl()) process.stderr.write('time stamps are not tested: this machine has no openssl, which makes them\n');

describe.skipIf(!hasOpenssl())('a time stamp', () => {
  let [tsa, other] = [] as unknown as [Tsa, Tsa];
  let pack = '';
  beforeAll(async () => {
    [tsa, other] = [await startTsa('Time'), await startTsa('Other', ['RSA', 'rsa_keygen_bits:2048'])];
  }, 60_000);
  afterAll(() => {
    tsa.close();
    other.close();
  });
  afterEach(() => {
    rmSync(pack, { recursive: true, force: true });
    tsa.send(undefined);
  });

  const sign = (decided: Decided, keys: typeof preparer, by?: Tsa, policy?: string) =>
    signPack(pack, decided, keys.privateKey, {
      report: writeTestReport,
      stamping: by && stampingWith(serviceOf(by.url, policy)),
    });
  const stampFile = (number: number) => join(pack, `time-stamps/000${number}.tsr`);
  const seal = (keys = approver) =>
    writeSeal(pack, writeManifest(pack).hash, readSignOffs(pack).signOffs.length, keys.privateKey);
  const problems = async (roots?: readonly Tsa[]) =>
    (await verifyPack(pack, { roots: roots?.flatMap(({ root }) => readRoots(root)) })).problems;

  it('is kept beside the decision, shown in the report, and checked up to its authority', async () => {
    pack = makeTestPack();
    await sign(prepared, preparer, tsa, POLICY);
    await sign(approved, approver, other);
    expect(await problems()).toEqual([]);
    expect(await problems([tsa, other])).toEqual([]);
    expect(await problems([tsa])).toEqual([
      'time-stamps/0002.tsr, the time stamp of sign-offs/0002.dsse.json: its certificate does not lead to an authority of --tsa-ca',
    ]);
    const report = readFileSync(join(pack, 'review.html'), 'utf8');
    expect(report).toContain('Time tsa');
    expect(report).toContain(tsa.url);
  });

  it('is kept with each approval that is taken over from an earlier pack', async () => {
    pack = makeTestPack();
    const [old, out] = [makeTestPack(), mkdtempSync(join(tmpdir(), 'kept-'))];
    try {
      for (const page of ['one', 'two']) {
        const reviewed: Decided = { decision: 'approved', page, by: 'R. Reviewer', role: 'reviewer', note: '' };
        await signPack(old, reviewed, preparer.privateKey, { report: writeTestReport });
      }
      const stamping = stampingWith(serviceOf(tsa.url, undefined));
      const order = {
        by: 'K. Keeper',
        note: '',
        key: approver.privateKey,
        trusted: [preparer.publicKey],
        out,
        stamping,
      };
      expect(await keepApprovals(old, pack, order, writeTestReport)).toMatchObject({ kept: 2 });
      expect(readSignOffs(pack).signOffs.map(({ stamp }) => stamp?.file)).toEqual([
        'time-stamps/0001.tsr',
        'time-stamps/0002.tsr',
      ]);
      expect(await problems([tsa])).toEqual([]);
    } finally {
      for (const folder of [old, out]) rmSync(folder, { recursive: true });
    }
  });

  it('is accepted by OpenSSL, too', async () => {
    pack = makeTestPack();
    await sign(prepared, preparer, tsa);
    const [first] = readSignOffs(pack).signOffs;
    const digest = createHash('sha256')
      .update(first?.signature ?? '')
      .digest('hex');
    const answer = execFileSync(
      'openssl',
      ['ts', '-verify', '-digest', digest, '-in', stampFile(1), '-CAfile', tsa.root],
      {
        stdio: 'pipe',
      },
    );
    expect(String(answer)).toContain('Verification: OK');
  });

  const text = (body: string | Uint8Array, status = 200) => ({ status, body });
  it.each<[string, (query: Buffer, earlier: Buffer) => ReturnType<typeof text>, string]>([
    ['an error', () => text('no', 503), 'HTTP status 503'],
    ['a page', () => text('<html>'), 'it is no time stamp that can be read'],
    ['nothing', () => text(''), 'it is no time stamp that can be read'],
    ['half an answer', (query) => text(tsa.reply(query).subarray(0, 300)), 'it is no time stamp that can be read'],
    [
      'an answer and more',
      (query) => text(Buffer.concat([tsa.reply(query), Buffer.from('more')])),
      'more than one answer',
    ],
    ['the answer to an earlier request', (_query, earlier) => text(earlier), 'it is about another signature'],
    ['a long answer', () => text(new Uint8Array(1_000_001)), 'too long for a time stamp'],
    // The nonce is the only number of 16 bytes in a request.
    [
      'the answer to another number',
      (query) => text(tsa.reply(flipped(query, query.indexOf('0210', 0, 'hex') + 5))),
      'it answers another request',
    ],
  ])('is not taken from a service that sends %s', async (_what, answer, why) => {
    pack = makeTestPack();
    let earlier: Buffer = Buffer.alloc(0);
    tsa.send((query) => {
      earlier = tsa.reply(query);
      return text(earlier);
    });
    await sign(prepared, preparer, tsa);
    tsa.send((query) => answer(query, earlier));
    await expect(sign(approved, approver, tsa)).rejects.toThrow(why);
    // The pack is as it was before.
    expect(await verifyPack(pack)).toMatchObject({ problems: [], signOffs: [{ by: 'A. Preparer' }] });
  });

  it('is refused under a policy that the service does not know, from a service that does not answer, and without a key', async () => {
    pack = makeTestPack();
    await expect(sign(prepared, preparer, tsa, '1.2.3.9')).rejects.toThrow('has refused it with status 2');
    await expect(
      signPack(pack, prepared, preparer.privateKey, {
        stamping: stampingWith(serviceOf('http://127.0.0.1:9/', undefined)),
      }),
    ).rejects.toThrow('No time stamp from http://127.0.0.1:9/: it cannot be reached. The decision was not added');
    await expect(
      signPack(pack, prepared, undefined, { stamping: stampingWith(serviceOf(tsa.url, undefined)) }),
    ).rejects.toThrow('--key has to be there, too');
    expect((await verifyPack(pack)).signOffs).toEqual([]);
  });

  /** Even the last signer, who can seal the pack anew, cannot change or remove the time stamp of somebody else. */
  describe('of another signer', () => {
    beforeAll(() => {
      pack = '';
    });
    const forged: readonly (readonly [string, () => void | Promise<void>, string])[] = [
      ['is removed', () => rmSync(stampFile(1)), 'is missing'],
      [
        'is that of another decision',
        () => writeFileSync(stampFile(1), readFileSync(stampFile(2))),
        'it is about another signature',
      ],
      [
        'is made anew by another service',
        async () => writeFileSync(stampFile(1), await anew(other)),
        'the time stamp before it was changed',
      ],
      ['is nonsense', () => writeFileSync(stampFile(1), 'nonsense'), 'it is no time stamp that can be read'],
      [
        'is cut',
        () => writeFileSync(stampFile(1), readFileSync(stampFile(1)).subarray(0, -9)),
        'it is no time stamp that can be read',
      ],
      ['has another time', () => edit(TIME, 9), 'it says'],
      [
        'has another signature',
        () => writeFileSync(stampFile(1), flipped(readFileSync(stampFile(1)), -3)),
        'its signature does not fit',
      ],
      ['has a certificate for other things', () => edit(TIME_STAMPING, 9), 'not one for time stamps alone'],
      ['has another certificate', () => edit(NAME, 3), 'signed for another certificate'],
      [
        'is there for a decision without one',
        () => writeFileSync(stampFile(3), readFileSync(stampFile(2))),
        'time stamp of no decision',
      ],
    ];
    const anew = async (by: Tsa) => {
      const [first] = readSignOffs(pack).signOffs;
      const { ask } = stampingWith(serviceOf(by.url, undefined));
      return ask({ signature: first?.signature ?? new Uint8Array(), at: first?.at ?? '' });
    };
    const edit = (beginning: Buffer, offset: number) => {
      const bytes = readFileSync(stampFile(1));
      const at = bytes.indexOf(beginning);
      expect(at).toBeGreaterThan(0);
      writeFileSync(stampFile(1), flipped(bytes, at + offset));
    };

    it.each(forged)('%s', async (_what, forge, why) => {
      pack = makeTestPack();
      await sign(prepared, preparer, tsa);
      await sign(approved, approver, tsa);
      await forge();
      seal();
      expect(await problems()).toContainEqual(expect.stringContaining(why));
    });
  });
});

/** Beginnings of the time, of the purpose of the certificate and of its name, as bytes. */
const TIME = Buffer.from('180f3230', 'hex');
const TIME_STAMPING = Buffer.from('06082b06010505070308', 'hex');
const NAME = Buffer.from('Time tsa');

/** A copy with another bit in one byte; a negative place counts from the end. */
function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const place = at < 0 ? copy.length + at : at;
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

it.each([
  ['ftp://time', undefined, 'is no http or https address'],
  ['time', undefined, 'is no http or https address'],
  ['https://a:b@time', undefined, 'with a name and a password'],
  ['https://time', 'mine', 'is no object identifier'],
])('a service is refused: %s %s', (url, policy, why) => {
  expect(() => serviceOf(url, policy)).toThrow(why);
});
