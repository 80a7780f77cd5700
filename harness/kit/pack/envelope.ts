import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { dsse } from '@sigstore/core';
import * as z from 'zod';
import { parsedJson } from '../../core/parsed-json';
import { keyId, pemOf } from './keys';

/**
 * An in-toto statement (https://in-toto.io/Statement/v1) in a DSSE envelope
 * (https://github.com/secure-systems-lab/dsse), signed with ed25519.
 */

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = z.string().regex(/^[0-9a-f]{64}$/);
/** Canonical base64: the unused bits are zero. */
const BASE64 = z.base64().refine((text) => Buffer.from(text, 'base64').toString('base64') === text);

const ENVELOPE = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: BASE64,
  signatures: z.tuple([z.strictObject({ keyid: HEX, sig: BASE64 })]),
});
type Envelope = z.infer<typeof ENVELOPE>;

export interface Statement<T> {
  readonly subject: { readonly name: string; readonly sha256: string };
  readonly predicateType: string;
  readonly predicate: T;
}

export function envelopeText<T>(statement: Statement<T>, key: KeyObject): string {
  const payload = payloadOf(statement);
  const envelope: Envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyId(key), sig: signed(payload, key).toString('base64') }],
  };
  return textOf(envelope);
}

function payloadOf<T>({ subject, predicateType, predicate }: Statement<T>): Buffer {
  const about = [{ name: subject.name, digest: { sha256: subject.sha256 } }];
  return Buffer.from(JSON.stringify({ _type: STATEMENT_TYPE, subject: about, predicateType, predicate }));
}

const textOf = ({ payloadType, payload, signatures }: Envelope) =>
  `${JSON.stringify({ payloadType, payload, signatures }, null, 1)}\n`;

function signed(payload: Buffer, key: KeyObject): Buffer {
  return sign(null, dsse.preAuthEncoding(PAYLOAD_TYPE, payload), key);
}

/** An opened envelope. */
export interface Opened<T> extends Statement<T> {
  /** The key id that it claims. */
  readonly keyId: string;
  /** @param publicKey PEM */
  readonly isSignedWith: (publicKey: string) => boolean;
}

/** Undefined if it is not such an envelope. */
export function openEnvelope<T>(text: string, predicateType: string, predicate: z.ZodType<T>): Opened<T> | undefined {
  const envelope = ENVELOPE.safeParse(parsedJson(text)).data;
  // Another spelling of the same envelope counts as a change.
  if (envelope === undefined || text !== textOf(envelope)) return undefined;
  const payload = Buffer.from(envelope.payload, 'base64');
  const statement = z
    .strictObject({
      _type: z.literal(STATEMENT_TYPE),
      subject: z.tuple([z.strictObject({ name: z.string(), digest: z.strictObject({ sha256: HEX }) })]),
      predicateType: z.literal(predicateType),
      predicate,
    })
    .safeParse(parsedJson(payload.toString('utf8'))).data;
  if (statement === undefined) return undefined;
  const [{ name, digest }] = statement.subject;
  const own = { subject: { name, sha256: digest.sha256 }, predicateType, predicate: statement.predicate as T };
  // Other programs may read a repeated key differently.
  if (!payloadOf(own).equals(payload)) return undefined;
  const [signature] = envelope.signatures;
  return { ...own, keyId: signature.keyid, isSignedWith: (publicKey) => fits(payload, signature, publicKey) };
}

function fits(payload: Buffer, { keyid, sig }: Envelope['signatures'][0], publicKey: string): boolean {
  try {
    const key = createPublicKey(publicKey);
    const bytes = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
    return (
      key.asymmetricKeyType === 'ed25519' &&
      pemOf(key) === publicKey &&
      keyId(key) === keyid &&
      verify(null, bytes, key, Buffer.from(sig, 'base64'))
    );
  } catch {
    return false;
  }
}
