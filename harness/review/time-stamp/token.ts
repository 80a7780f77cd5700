import { Sequence } from 'asn1js';
import { Certificate, type ContentInfo, IssuerAndSerialNumber, SignedData, TimeStampResp, TSTInfo } from 'pkijs';

/** What a time stamp (RFC 3161) says, read from the answer of a service. Whether it is true is told by `check.ts`. */
export interface Stamp {
  /** ISO 8601. */
  readonly time: string;
  /** Name in the certificate of the service. */
  readonly authority: string;
  /** Object identifier of the policy under which it was given. */
  readonly policy: string;
}

/** An opened answer. */
export interface OpenedStamp extends Stamp {
  readonly info: TSTInfo;
  readonly signed: SignedData;
  readonly certificate: Certificate;
}

/** Why an answer is no time stamp. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
/** `granted` and `grantedWithMods`: the statuses of an answer with a time stamp. */
const GRANTED: readonly number[] = [0, 1];
const MOST_NAMED = ['2.5.4.3', '2.5.4.10'];

/** @throws {StampError} when the bytes are no answer with a time stamp */
export function openStamp(bytes: Uint8Array): OpenedStamp {
  const answer = readable(() => {
    const read = TimeStampResp.fromBER(new Uint8Array(bytes));
    // Bytes after the answer would be a second content that nobody checks.
    return { read, length: read.toSchema().toBER().byteLength };
  });
  const { status, statusStrings, failInfo } = answer.read.status;
  if (!GRANTED.includes(status)) {
    const words = statusStrings?.map((one) => String(one.valueBlock.value)).join(' ');
    const why =
      words ||
      (failInfo === undefined ? '' : `failure bits ${Buffer.from(failInfo.valueBlock.valueHexView).toString('hex')}`);
    throw new StampError(`the service has refused it with status ${status}${why && `: ${why}`}`);
  }
  if (answer.length !== bytes.byteLength) throw new StampError('it holds more than one answer');
  const token = answer.read.timeStampToken;
  if (token?.contentType !== SIGNED_DATA) throw new StampError('it holds no signed token');
  return readable(() => opened(token));
}

function opened(token: ContentInfo): OpenedStamp {
  const signed = new SignedData({ schema: token.content });
  const { eContent, eContentType } = signed.encapContentInfo;
  if (eContent === undefined || eContentType !== TST_INFO)
    throw new StampError('its token is about something else than a time');
  const info = TSTInfo.fromBER(eContent.getValue());
  if (info.version !== 1) throw new StampError(`its version ${info.version} is not known`);
  const [signer, ...others] = signed.signerInfos;
  if (signer === undefined || others.length > 0) throw new StampError('its token has not exactly one signer');
  const { sid } = signer;
  const certificate = (signed.certificates ?? []).find(
    (one): one is Certificate =>
      one instanceof Certificate &&
      sid instanceof IssuerAndSerialNumber &&
      one.issuer.isEqual(sid.issuer) &&
      one.serialNumber.isEqual(sid.serialNumber),
  );
  if (certificate === undefined) throw new StampError("it does not hold its signer's certificate");
  const names = new Map(
    certificate.subject.typesAndValues.map(({ type, value }) => [type, String(value.valueBlock.value)]),
  );
  const authority = MOST_NAMED.flatMap((type) => names.get(type) ?? [])[0] ?? 'a service without a name';
  return { time: info.genTime.toISOString(), authority, policy: info.policy, info, signed, certificate };
}

/** What a time stamp says; undefined if it cannot be read. */
export function readStamp(bytes: Uint8Array): Stamp | undefined {
  try {
    const { time, authority, policy } = openStamp(bytes);
    return { time, authority, policy };
  } catch {
    return undefined;
  }
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StampError) throw error;
    // The library's own words are about its schemas.
    throw new StampError('it is no time stamp that can be read');
  }
}

/** Hash in an attribute that names the signer's certificate (RFC 2634, RFC 5035); undefined for another form. */
export function namedCertificate(
  attribute: unknown,
): { readonly algorithm: string | undefined; readonly hash: Uint8Array } | undefined {
  const first = (value: unknown) => (value instanceof Sequence ? value.valueBlock.value : []);
  const [certIds] = first(attribute);
  const [certId] = first(certIds);
  const [one, two] = first(certId);
  const [algorithm] = first(one);
  const hash = algorithm === undefined ? one : two;
  const bytes = (hash as { valueBlock?: { valueHexView?: Uint8Array } } | undefined)?.valueBlock?.valueHexView;
  const name = (algorithm as { valueBlock?: { toString(): string } } | undefined)?.valueBlock?.toString();
  return bytes === undefined ? undefined : { algorithm: name, hash: bytes };
}
