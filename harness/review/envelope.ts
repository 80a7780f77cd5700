import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { dsse } from '@sigstore/core';
import * as z from 'zod';
import { parsedJson } from '../engine/parsed-json';
import { keyId } from './keys';

/**
 * Signed statements as supply-chain tools read them: an in-toto statement (https://in-toto.io/Statement/v1) in a DSSE envelope
 * (https://github.com/secure-systems-lab/dsse), signed with ed25519.
 */

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = z.string().regex(/^[0-9a-f]{64}$/);
const BASE64 = z.base64();

const ENVELOPE = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: BASE64,
  signatures: z.array(z.strictObject({ keyid: HEX, sig: BASE64 })).max(1),
});
type Envelope = z.infer<typeof ENVELOPE>;

/** What a statement is about, and its own words. */
export interface Statement<T> {
  /** Name and SHA-256 of what the statement is about. */
  readonly subject: { readonly name: string; readonly sha256: string };
  readonly predicateType: string;
  readonly predicate: T;
}

/** An envelope as text. Without a key it has no signature. */
export function envelopeText<T>({ subject, predicateType, predicate }: Statement<T>, key?: KeyObject): string {
  const statement = {
    _type: STATEMENT_TYPE,
    subject: [{ name: subject.name, digest: { sha256: subject.sha256 } }],
    predicateType,
    predicate,
  };
  const payload = Buffer.from(JSON.stringify(statement));
  const envelope: Envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: key === undefined ? [] : [{ keyid: keyId(key), sig: signed(payload, key).toString('base64') }],
  };
  return textOf(envelope);
}

const textOf = ({ payloadType, payload, signatures }: Envelope) =>
  `${JSON.stringify({ payloadType, payload, signatures }, null, 1)}\n`;

function signed(payload: Buffer, key: KeyObject): Buffer {
  return sign(null, dsse.preAuthEncoding(PAYLOAD_TYPE, payload), key);
}

/** An opened envelope. */
export interface Opened<T> extends Statement<T> {
  /** Id of the key that it says to be signed with; undefined without a signature. */
  readonly keyId: string | undefined;
  readonly signature: Buffer | undefined;
  /** Whether a public key, as PEM, fits the signature and its id. */
  readonly isSignedWith: (publicKey: string) => boolean;
}

/** Opens an envelope; undefined if the text is no envelope with a statement of this kind. */
export function openEnvelope<T>(text: string, predicateType: string, predicate: z.ZodType<T>): Opened<T> | undefined {
  const envelope = ENVELOPE.safeParse(parsedJson(text)).data;
  // Any other spelling of the same envelope is a change of the file.
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
  const [signature] = envelope.signatures;
  return {
    subject: { name, sha256: digest.sha256 },
    predicateType,
    predicate: statement.predicate as T,
    keyId: signature?.keyid,
    signature: signature && Buffer.from(signature.sig, 'base64'),
    isSignedWith: (publicKey) => signature !== undefined && fits(payload, signature, publicKey),
  };
}

function fits(payload: Buffer, { keyid, sig }: Envelope['signatures'][number], publicKey: string): boolean {
  try {
    const key = createPublicKey(publicKey);
    const bytes = dsse.preAuthEncoding(PAYLOAD_TYPE, payload);
    return (
      key.asymmetricKeyType === 'ed25519' &&
      keyId(key) === keyid &&
      verify(null, bytes, key, Buffer.from(sig, 'base64'))
    );
  } catch {
    return false;
  }
}
