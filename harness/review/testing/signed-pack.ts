import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../server/files';
import { keepApprovals } from '../keep';
import { type Decided, signPack } from '../sign';
import { serviceOf, stampingWith } from '../time-stamp/ask';
import { verifyPack } from '../verify';
import type { Forgery } from './forgeries';
import { makeTestPack, writeTestReport } from './pack';
import { hasOpenssl, startTsa } from './tsa';

export type SignedPack = Awaited<ReturnType<typeof makeSignedPack>>;

const newKeys = () => generateKeyPairSync('ed25519');

/** Makes a pack that is prepared, rejected and approved on pages, has a kept approval, and is approved; with time stamps where OpenSSL is there to make them. */
export async function makeSignedPack() {
  const [preparer, reviewer, approver, earlier] = [newKeys(), newKeys(), newKeys(), newKeys()];
  const [folder, old, out] = [makeTestPack(), makeTestPack(), mkdtempSync(join(tmpdir(), 'kept-'))];
  // Without OpenSSL the pack has no time stamps, and their forgeries are left out; time-stamp.test.ts says so.
  const tsa = hasOpenssl() ? await startTsa('Time') : undefined;
  try {
    const stamping = tsa && stampingWith(serviceOf(tsa.url, undefined));
    const sign = (pack: string, words: Partial<Decided>, { privateKey }: typeof preparer, isStamped = false) => {
      const whole: Decided = {
        decision: 'approved',
        page: null,
        by: 'R. Reviewer',
        role: 'reviewer',
        note: '',
        ...words,
      };
      return signPack(pack, whole, privateKey, { report: writeTestReport, stamping: isStamped ? stamping : undefined });
    };
    await sign(folder, { decision: 'prepared', by: 'A. Preparer', role: 'preparer' }, preparer, true);
    await sign(folder, { page: 'one', decision: 'rejected', note: 'A word is missing' }, reviewer);
    await sign(folder, { page: 'one', note: 'It is there' }, reviewer);
    await sign(folder, { page: 'two' }, reviewer);
    await sign(old, { page: 'three', by: 'O. Earlier' }, earlier);
    const trusted = [earlier.publicKey];
    const order = { by: 'R. Reviewer', note: '', key: reviewer.privateKey, trusted, out };
    await keepApprovals(old, folder, order, writeTestReport);
    await sign(folder, { by: 'B. Approver', role: 'approver' }, approver, true);
    // The public keys of all who have signed, the preparer's first.
    return { folder, keys: [preparer, reviewer, approver, earlier].map(({ publicKey }) => publicKey) };
  } finally {
    tsa?.close();
    for (const one of [old, out]) rmSync(one, { recursive: true });
  }
}

/** Forges a copy of the pack in each way; returns the forgeries that the verification does not name in a line. */
export async function unseenForgeries(
  { folder, keys }: SignedPack,
  forgeries: readonly Forgery[],
): Promise<readonly string[]> {
  const work = mkdtempSync(join(tmpdir(), 'forged-'));
  // Copies are written from the memory: to copy the folder again and again takes most of the time.
  const files = filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))] as const);
  const folders = new Set(files.map(([path]) => dirname(path)));
  const unseen: string[] = [];
  for (const [at, { name, apply }] of forgeries.entries()) {
    const forged = join(work, String(at), 'pack');
    for (const one of folders) mkdirSync(join(forged, one), { recursive: true });
    for (const [path, content] of files) writeFileSync(join(forged, path), content);
    apply(forged);
    const { problems } = await verifyPack(forged, { keys });
    if (problems.length === 0 || problems.some((line) => /\n|TypeError|undefined/.test(line)))
      unseen.push(`${name}: ${problems}`);
    rmSync(join(work, String(at)), { recursive: true });
  }
  rmSync(work, { recursive: true });
  return unseen;
}
