import type { TFunction } from 'i18next';
import type { StepLevel } from '../../domain/steps';
import { itemsOf } from '../../lib/submissions';

/** Title and lead of the page after a submission: what was submitted. What became of it is the title of the case. */
export function resultTitle(
  level: StepLevel | undefined,
  t: TFunction,
): { readonly title: string; readonly lead?: string } {
  if (!level) return { title: t('pages.personal') };
  const title = t(`personal.level.${level}`);
  // A number was checked without the photos that the lead names.
  return itemsOf(level)?.documentType === 'BVN' ? { title } : { title, lead: t(`personal.levelSummary.${level}`) };
}
