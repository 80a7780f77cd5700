import type { TFunction } from 'i18next';
import { itemsOf } from '../../lib/submissions';
import { type FlowPlace, isWithoutPhotos } from './flow-address';

export function resultTitle(place: FlowPlace, t: TFunction): string {
  const { level } = place;
  if (!level) return t('pages.personal');
  const title = t(`personal.level.${level}`);
  return hasNoPhotos(place) ? title : `${title} · ${t(`personal.levelSummary.${level}`)}`;
}

/** After a reload, the address decides. */
export function hasNoPhotos({ level, documentType, content }: FlowPlace): boolean {
  const items = level && itemsOf(level);
  return isWithoutPhotos({ documentType: items ? items.documentType : documentType, content });
}
