import { useTranslation } from 'react-i18next';
import { useHelpBeside } from '../../../ui/help-column';
import { PhotoPairs, type PhotoTopic } from '../../../ui/photo-pairs';
import { HelpCard } from '../help/help-card';

export const DOCUMENT_TOPICS = ['framing', 'light', 'glare'] as const satisfies readonly PhotoTopic[];

interface PhotoTipsProps {
  readonly topics: readonly PhotoTopic[];
}

/** In the page where the step's help is not beside it. */
export function PhotoTips({ topics }: PhotoTipsProps) {
  const { t } = useTranslation();
  if (useHelpBeside()) return null;
  return (
    <section aria-labelledby="photo-tips" className="flex flex-col gap-3">
      <h2 id="photo-tips" className="text-lg font-semibold">
        {t('guide.photos.title')}
      </h2>
      <PhotoPairs compact topics={topics} caption={(topic, kind) => t(`guide.photos.${topic}.${kind}`)} />
    </section>
  );
}

export function PhotoHelp({ topics }: PhotoTipsProps) {
  const { t } = useTranslation();
  return (
    <HelpCard title={t('guide.photos.title')}>
      <PhotoPairs compact inCard topics={topics} caption={(topic, kind) => t(`guide.photos.${topic}.${kind}`)} />
    </HelpCard>
  );
}
