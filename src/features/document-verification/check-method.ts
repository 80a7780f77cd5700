import type { AskedData } from '../../domain/asked-data';
import type { StepProps } from './step-props';

export function checkMethod({
  level,
  documentType,
}: Pick<StepProps['place'], 'level' | 'documentType'>): Exclude<AskedData, 'answers'> {
  if (level === 'LEVEL_2') return 'address';
  return documentType === 'BVN' ? 'number' : 'document';
}
