import type { TFunction } from 'i18next';
import { itemsOf } from '../../lib/submissions';
import { type FlowPlace, isWithoutPhotos } from './flow-address';

/** Title and lead of the page after a submission: what was submitted. What became of it is the title of the case. */
export function resultTitle(place: FlowPlace, t: TFunction): { readonly title: string; readonly lead?: string } {
  const { level } = place;
  if (!level) return { title: t('pages.personal') };
  const title = t(`personal.level.${level}`);
  // A check without photos has nothing of what the lead names.
  return hasNoPhotos(place) ? { title } : { title, lead: t(`personal.levelSummary.${level}`) };
}

/** Whether the submission of this visit has no photos; after a reload the address tells. */
export function hasNoPhotos({ level, documentType, content }: FlowPlace): boolean {
  const items = level && itemsOf(level);
  return isWithoutPhotos({ documentType: items ? items.documentType : documentType, content });
}
