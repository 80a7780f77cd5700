import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyId } from '../../../kit/pack/keys';
import type { Person } from '../../../kit/pack/people';
import { receiptOf } from '../../../kit/pack/receipts';
import { type Decided, signPack } from '../sign';
import type { InsiderKeys } from './insiders';
import { makeTestPack, writeTestReport } from './pack';

/**
 * A pack that was prepared, whose pages were rejected and approved, and that was approved; with register, receipts and
 * keys.
 */
export async function makeSignedPack() {
  const keys = Object.fromEntries(
    (['preparer', 'reviewer', 'approver', 'colleague'] as const).map((who) => [who, newKey()]),
  ) as unknown as InsiderKeys;
  const people: readonly Person[] = [
    personOf('A. Preparer', ['preparer', 'reviewer'], keys.preparer),
    personOf('R. Reviewer', ['preparer', 'reviewer'], keys.reviewer),
    personOf('B. Approver', ['reviewer', 'approver'], keys.approver),
    personOf('C. Colleague', ['reviewer', 'approver'], keys.colleague),
  ];
  const folder = makeTestPack();
  const receipts: string[] = [];
  const sign = async (words: Partial<Decided>, key: KeyObject) => {
    const usual = { decision: 'approved', page: null, by: 'R. Reviewer', role: 'reviewer', note: '' } as const;
    const { signed } = await signPack(folder, { ...usual, ...words }, key, { people, report: writeTestReport });
    receipts.push(receiptOf(signed));
  };
  await sign({ decision: 'prepared', by: 'A. Preparer', role: 'preparer' }, keys.preparer);
  await sign({ page: 'one', decision: 'rejected', note: 'A word is missing' }, keys.reviewer);
  await sign({ page: 'one', note: 'It is there' }, keys.reviewer);
  await sign({ page: 'two' }, keys.reviewer);
  await sign({ by: 'B. Approver', role: 'approver' }, keys.approver);
  return { folder, keys, people, receipts };
}

export const newKey = () => generateKeyPairSync('ed25519').privateKey;

/** A person of a register. */
export function personOf(name: string, roles: Person['roles'], key: KeyObject): Person {
  return { name, function: 'Reviewer', organisation: 'Example', roles, publicKey: '', keyId: keyId(key) };
}
