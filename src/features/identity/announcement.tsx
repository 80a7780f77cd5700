import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operatorFacts } from '../../lib/operator';
import { Button } from '../../ui/button';
import { DoneMark } from '../../ui/done-mark';
import { NewsLine } from '../../ui/news-line';
import { TextLink } from '../../ui/text-link';
import { useSubmit } from '../shared/actions/use-submit';
import { isolated } from '../shared/format/isolated';
import { acknowledge } from './acknowledge';
import type { KnownAnnouncement } from './announcements';

interface AnnouncementProps {
  readonly name: string;
  readonly texts: KnownAnnouncement | 'GENERAL';
  readonly to: string | undefined;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

export function Announcement({ name, texts, to, isRead, onRead }: AnnouncementProps) {
  const { t } = useTranslation();
  const { custodian } = operatorFacts();
  const { submit, busy, label } = useSubmit((context) => acknowledge(context, name, onRead), 'announcement');

  return (
    <NewsLine
      title={t(`personal.announcements.${texts}.title`)}
      actions={
        <>
          {to && (
            <TextLink asChild beside>
              <Link to={to}>{t('complianceTasks.agreements')}</Link>
            </TextLink>
          )}
          <DoneMark isDone={isRead} text={t('outcomes.announcement.done')}>
            <Button size="small" loading={busy} onClick={() => void submit()}>
              {label(t(`personal.announcements.${texts}.action`))}
            </Button>
          </DoneMark>
        </>
      }
    >
      <p>{t(`personal.announcements.${texts}.body`)}</p>
      {texts === 'NEW_SATOS' && custodian.name !== undefined && (
        <p>{t('personal.announcements.custodian', { custodian: isolated(custodian.name) })}</p>
      )}
    </NewsLine>
  );
}
