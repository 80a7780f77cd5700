import { createHash, randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';
import { UsageError } from '../../cli/exit';
import type { Stamping } from '../sign-off';
import { SHA256, type Stamped, stampProblem } from './check';
import { openStamp, StampError } from './token';

/** A service for time stamps, as a signer names it. */
interface StampService {
  readonly url: URL;
  /** Object identifier of a policy of the service; null: its usual one. */
  readonly policy: string | null;
}

/** How a decision names the service: without the query, which may hold a secret of the signer. */
const serviceName = ({ url }: StampService) => `${url.origin}${url.pathname}`;

/** Time stamps from a service, for decisions. */
export function stampingWith(service: StampService): Stamping {
  return {
    words: { service: serviceName(service), policy: service.policy },
    ask: (stamped) => askForStamp(service, stamped),
  };
}

const TIMEOUT_MS = 30_000;
/** Size from which on an answer is none: real ones have a few kilobytes, most of it certificates. */
const MOST_BYTES = 1_000_000;

/**
 * Gets a time stamp for a signature. The service learns the SHA-256 of the signature, and nothing else.
 *
 * @throws {UsageError} when the service does not answer, or not with a time stamp of this signature
 */
async function askForStamp(service: StampService, stamped: Omit<Stamped, 'policy'>): Promise<Uint8Array> {
  const nonce = randomBytes(16);
  // A number above 0 in its shortest form.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const bytes = await send(service, requestOf(service, stamped.signature, nonce));
  const problem = (await stampProblem(bytes, { ...stamped, policy: service.policy })) ?? nonceProblem(bytes, nonce);
  if (problem !== undefined) throw refused(service, problem);
  return bytes;
}

function requestOf({ policy }: StampService, signature: Uint8Array, nonce: Buffer): ArrayBuffer {
  const hash = createHash('sha256').update(signature).digest();
  return new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: hash }),
    }),
    ...(policy !== null && { reqPolicy: policy }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
    .toSchema()
    .toBER();
}

async function send(service: StampService, body: ArrayBuffer): Promise<Uint8Array> {
  const headers = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(service.url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
    () => undefined,
  );
  if (answer === undefined) throw refused(service, 'it cannot be reached');
  if (!answer.ok) throw refused(service, `it has answered with HTTP status ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (bytes.byteLength > MOST_BYTES) throw refused(service, 'its answer is too long for a time stamp');
  return bytes;
}

/** An answer with another number was made for another request, such as an earlier one. */
function nonceProblem(bytes: Uint8Array, nonce: Buffer): string | undefined {
  try {
    const told = openStamp(bytes).info.nonce?.valueBlock.valueHexView;
    return told !== undefined && nonce.equals(told) ? undefined : 'it answers another request';
  } catch (error) {
    return error instanceof StampError ? error.message : 'it is no time stamp that can be read';
  }
}

const refused = (service: StampService, why: string) =>
  new UsageError(`No time stamp from ${serviceName(service)}: ${why}. The decision was not added`);

/** The service that a command line names. @throws {UsageError} when it is no address, or the policy no object identifier */
export function serviceOf(address: string, policy: string | undefined): StampService {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--timestamp: ${address} is no http or https address`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('--timestamp: an address with a name and a password cannot be used');
  }
  if (policy !== undefined && !/^[0-2](\.\d+)+$/.test(policy)) {
    throw new UsageError(`--timestamp-policy: ${policy} is no object identifier, such as 1.2.3.4`);
  }
  return { url, policy: policy ?? null };
}
