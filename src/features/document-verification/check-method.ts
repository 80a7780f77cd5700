import type { ConsentMethod } from '../shared/consent/sharing-facts';
import type { StepProps } from './step-props';

/** How a level is checked: level 2 by a proof of address, level 1 by a national number or a document. */
export function checkMethod({
  level,
  documentType,
}: Pick<StepProps['place'], 'level' | 'documentType'>): ConsentMethod {
  if (level === 'LEVEL_2') return 'address';
  return documentType === 'BVN' ? 'number' : 'document';
}
