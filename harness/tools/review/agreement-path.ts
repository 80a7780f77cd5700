import type { ServedAgreement } from '../../core/served-agreements';
import { AGREEMENTS_FOLDER } from '../../kit/pack/pack-files';

/** An agreement's text below the pack's folder: its `sha256sum` is the agreement's hash. */
export function agreementPath({ code, version, hash }: Pick<ServedAgreement, 'code' | 'version' | 'hash'>): string {
  const name = [code, version].map((part) => part.replace(/[^\w.-]/g, '_')).join('-');
  return `${AGREEMENTS_FOLDER}/${name}-${hash.slice(0, 12)}.txt`;
}
