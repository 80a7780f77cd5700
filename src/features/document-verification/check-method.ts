import type { ConsentMethod } from '../shared/consent/sharing-facts';
import type { StepProps } from './step-props';

export function checkMethod({
  level,
  documentType,
}: Pick<StepProps['place'], 'level' | 'documentType'>): ConsentMethod {
  if (level === 'LEVEL_2') return 'address';
  return documentType === 'BVN' ? 'number' : 'document';
}
