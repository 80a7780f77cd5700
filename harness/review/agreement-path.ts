import type { ServedAgreement } from '../sweep/record';
import { AGREEMENTS_FOLDER } from './pack-files';

/** File with the text of an agreement, below the pack's folder: `sha256sum` of it prints the hash of the agreement. */
export function agreementPath({ code, version, hash }: Pick<ServedAgreement, 'code' | 'version' | 'hash'>): string {
  const name = [code, version].map((part) => part.replace(/[^\w.-]/g, '_')).join('-');
  return `${AGREEMENTS_FOLDER}/${name}-${hash.slice(0, 12)}.txt`;
}
