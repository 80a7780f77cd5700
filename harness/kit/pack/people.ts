import { createPublicKey } from 'node:crypto';
import * as z from 'zod';
import { UsageError } from '../errors';
import { givenJson } from '../given-file';
import { keyId } from './keys';
import { isPlainName, lookOf } from './names';
import { ROLES, type SignOff } from './sign-off';

/** The register of people: who may sign in which role. The verifier brings it; it is not part of a pack. */

const words = z.string().refine(isPlainName, 'no direction marks, doubled spaces or mixed scripts');
const PERSON = z.strictObject({
  name: words,
  /** What the person does, such as `Head of Compliance`. */
  function: words,
  organisation: words,
  roles: z.array(z.enum(ROLES)).min(1).readonly(),
  /** The line between the first and the last of `FILE.pub`: SPKI in base64. */
  publicKey: z
    .string()
    .refine((key) => idOf(key) !== undefined, 'the middle line of FILE.pub, which “review keygen” makes'),
});
const REGISTER = z.strictObject({ people: z.array(PERSON).min(1).readonly() });

export type Person = z.output<typeof PERSON> & { readonly keyId: string };

function idOf(publicKey: string): string | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const isOwn = key.export({ type: 'spki', format: 'der' }).toString('base64') === publicKey;
    return key.asymmetricKeyType === 'ed25519' && isOwn ? keyId(key) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws {UsageError} if the file is not a register, or two people share a key or have names that look the same */
export function readPeople(file: string): readonly Person[] {
  const what = `--people: ${file}`;
  const read = REGISTER.safeParse(givenJson(file, what));
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.') || '(all)'}: ${message}`);
    throw new UsageError(`${what} is not a register of people:\n${problems.join('\n')}`);
  }
  const people = read.data.people.map((one) => ({ ...one, keyId: idOf(one.publicKey) ?? '' }));
  for (const [at, one] of people.entries()) {
    const other = people
      .slice(0, at)
      .find(({ keyId: id, name }) => id === one.keyId || lookOf(name) === lookOf(one.name));
    if (other === undefined) continue;
    const what = other.keyId === one.keyId ? 'have the same key' : 'look the same';
    throw new UsageError(`--people: “${other.name}” and “${one.name}” ${what}`);
  }
  return people;
}

/** Why the register does not allow the decision; undefined if it does. */
export function stranger(
  people: readonly Person[],
  { keyId: id, by, role }: Pick<SignOff, 'keyId' | 'by' | 'role'>,
): string | undefined {
  const person = people.find((one) => one.keyId === id);
  if (person === undefined) return `the register has no person with the key ${id}`;
  if (person.name !== by) return `the key signs for ${person.name}, not for ${by}`;
  return person.roles.includes(role) ? undefined : `${by} does not have the role ${role} in the register`;
}
