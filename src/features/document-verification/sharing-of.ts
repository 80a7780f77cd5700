import type { StepProps } from './step-props';

/** Each document needs its own consent. */
export function sharingOf({
  level,
  country,
  documentType,
}: Pick<StepProps['place'], 'level' | 'country' | 'documentType'>): string {
  return [level, country, documentType].join();
}
