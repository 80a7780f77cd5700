import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { NewsLine } from '../../ui/news-line';
import { TextLink } from '../../ui/text-link';
import { useAction } from '../shared/actions/use-action';
import { acknowledge } from './acknowledge';
import type { KnownAnnouncement } from './announcements';

interface AnnouncementProps {
  /** The name under which it is acknowledged. */
  readonly name: string;
  /** The group of its texts. */
  readonly texts: KnownAnnouncement | 'GENERAL';
  /** A screen that it is about. */
  readonly to: string | undefined;
  readonly onRead: () => void;
}

/** One announcement, with the button that acknowledges it. */
export function Announcement({ name, texts, to, onRead }: AnnouncementProps) {
  const { t } = useTranslation();
  const [confirm, busy] = useAction((context) => acknowledge(context, name, onRead), 'announcement');

  return (
    <NewsLine
      title={t(`personal.announcements.${texts}.title`)}
      actions={
        <>
          {to && (
            <TextLink asChild beside>
              <Link to={to}>{t('personal.links.updatePoa')}</Link>
            </TextLink>
          )}
          <Button size="small" loading={busy} onClick={() => void confirm()}>
            {t(`personal.announcements.${texts}.action`)}
          </Button>
        </>
      }
    >
      <p>{t(`personal.announcements.${texts}.body`)}</p>
    </NewsLine>
  );
}
