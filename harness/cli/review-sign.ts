import { resolve } from 'node:path';
import { readPrivateKey } from '../kit/pack/keys';
import { readPeople } from '../kit/pack/people';
import { keepReceipt } from '../kit/pack/receipts';
import { type Decided, signPack } from '../tools/review/sign';

interface SignOptions extends Omit<Decided, 'page'> {
  /** Default: the whole pack. */
  readonly page?: string | undefined;
  /** File of the private key. */
  readonly key: string;
  readonly people?: string | undefined;
  /** Gets a line. */
  readonly receipt?: string | undefined;
}

/** Resolves with the exit code. @throws {UsageError} if the pack was changed or does not allow the decision */
export async function signReview(pack: string, options: SignOptions): Promise<number> {
  const { page, key, people, receipt, by, decision, role, note } = options;
  const { signed, ...result } = await signPack(
    resolve(pack),
    { by, decision, role, note, page: page ?? null },
    readPrivateKey(resolve(key)),
    { people: people === undefined ? undefined : readPeople(resolve(people)) },
  );
  if (receipt !== undefined) keepReceipt(resolve(receipt), signed);
  console.log(JSON.stringify(result));
  return 0;
}
