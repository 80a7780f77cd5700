import { createHash } from 'node:crypto';
import { type Certificate, CertificateChainValidationEngine, ExtKeyUsage, type SignerInfo } from 'pkijs';
import { namedCertificate, type OpenedStamp, openStamp, StampError } from './token';

/** Whether a time stamp is one of a signature. */

/** Hash functions that a time stamp may use, by their object identifiers; older ones no longer prove anything. */
const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
export const SHA256 = '2.16.840.1.101.3.4.2.1';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const SIGNING_CERTIFICATES = ['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.16.2.12'];
/** Largest difference between the signer's clock and that of the service. Beyond it, one of them is wrong. */
const MOST_MINUTES = 5;

/** What a time stamp has to fit. */
export interface Stamped {
  readonly signature: Uint8Array;
  /** ISO 8601: when the signer says to have signed. */
  readonly at: string;
  /** The policy that was asked for; null: any. */
  readonly policy: string | null;
}

/**
 * What is wrong with a time stamp; undefined if it is one of this signature. Revocation of certificates is not asked for.
 *
 * @param roots certificates of authorities that the verifier trusts. Without them, anybody can have made the time stamp
 */
export async function stampProblem(
  bytes: Uint8Array,
  stamped: Stamped,
  roots?: readonly Certificate[],
): Promise<string | undefined> {
  try {
    const stamp = openStamp(bytes);
    checkWords(stamp, stamped);
    checkCertificate(stamp);
    await checkSignature(stamp, stamped.signature);
    if (roots !== undefined) await checkChain(stamp, roots);
    return undefined;
  } catch (error) {
    return error instanceof StampError ? error.message : 'its signature cannot be checked';
  }
}

function checkWords({ info, policy, time }: OpenedStamp, stamped: Stamped): void {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const told = createHash('sha256').update(stamped.signature).digest();
  if (hashAlgorithm.algorithmId !== SHA256 || !told.equals(hashedMessage.valueBlock.valueHexView)) {
    throw new StampError('it is about another signature');
  }
  if (stamped.policy !== null && policy !== stamped.policy) {
    throw new StampError(`it was given under policy ${policy}, not ${stamped.policy}`);
  }
  const minutes = Math.abs(Date.parse(time) - Date.parse(stamped.at)) / 60_000;
  if (!(minutes <= MOST_MINUTES)) {
    throw new StampError(
      `it says ${time}, and the signer’s clock ${stamped.at}: more than ${MOST_MINUTES} minutes apart`,
    );
  }
}

function checkCertificate({ certificate, info }: OpenedStamp): void {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
  if (usage?.critical !== true || purposes.length !== 1 || purposes[0] !== TIME_STAMPING) {
    throw new StampError('its certificate is not one for time stamps alone');
  }
  if (info.genTime < certificate.notBefore.value || info.genTime > certificate.notAfter.value) {
    throw new StampError('its certificate was not valid at its time');
  }
}

async function checkSignature({ signed, certificate }: OpenedStamp, signature: Uint8Array): Promise<void> {
  const [signer] = signed.signerInfos;
  if (signer === undefined || HASHES[signer.digestAlgorithm.algorithmId] === undefined) {
    throw new StampError('its signature uses a hash function that no longer counts');
  }
  if (!namesCertificate(signer, certificate)) throw new StampError('it is signed for another certificate');
  // A copy, because the library takes the whole buffer under a view.
  const data = new Uint8Array(signature).buffer;
  const fits = await signed.verify({ signer: 0, data }).catch(() => false);
  if (!fits) throw new StampError('its signature does not fit');
}

/** Whether the signed attributes are about a time stamp and name this certificate, as RFC 3161 asks for. */
function namesCertificate({ signedAttrs }: SignerInfo, certificate: Certificate): boolean {
  const attributes = signedAttrs?.attributes ?? [];
  const first = (type: string) => attributes.find((one) => one.type === type)?.values[0];
  const contentType = first(CONTENT_TYPE)?.valueBlock.toString();
  const der = new Uint8Array(certificate.toSchema().toBER());
  const named = SIGNING_CERTIFICATES.flatMap((type) => namedCertificate(first(type)) ?? []);
  const fits = named.every(({ algorithm, hash }) =>
    [algorithm === undefined ? 'sha256' : HASHES[algorithm], 'sha1'].some(
      (name) => name !== undefined && createHash(name).update(der).digest().equals(hash),
    ),
  );
  return contentType === '1.2.840.113549.1.9.16.1.4' && named.length > 0 && fits;
}

async function checkChain({ signed, certificate, info }: OpenedStamp, roots: readonly Certificate[]): Promise<void> {
  const others = (signed.certificates ?? []).filter(
    (one): one is Certificate => 'subjectPublicKeyInfo' in one && one !== certificate,
  );
  // The engine takes the last certificate as the one that is checked.
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [...roots],
    certs: [...others, certificate],
    checkDate: info.genTime,
  });
  const { result } = await engine.verify();
  if (!result) throw new StampError('its certificate does not lead to an authority of --tsa-ca');
}
