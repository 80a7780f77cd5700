import type { StepProps } from './step-props';

/** Name of what a run shares, for the consent to it: the consent to one document is none to another. */
export function sharingOf({
  level,
  country,
  documentType,
}: Pick<StepProps['place'], 'level' | 'country' | 'documentType'>): string {
  return [level, country, documentType].join();
}
