import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operatorFacts } from '../../lib/operator';
import { Button } from '../../ui/button';
import { DoneMark } from '../../ui/done-mark';
import { NewsLine } from '../../ui/news-line';
import { TextLink } from '../../ui/text-link';
import { isUnsure } from '../shared/actions/submit-errors';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { isolated } from '../shared/format/isolated';
import { acknowledge } from './acknowledge';
import type { KnownAnnouncement } from './announcements';

interface AnnouncementProps {
  /** Name by which the server knows it. */
  readonly name: string;
  /** Group of its texts. */
  readonly texts: KnownAnnouncement | 'GENERAL';
  /** Address of a related screen. */
  readonly to: string | undefined;
  /** It was acknowledged in this visit: it stays where it is and says so. */
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** An announcement with the button that acknowledges it. */
export function Announcement({ name, texts, to, isRead, onRead }: AnnouncementProps) {
  const { t } = useTranslation();
  const { custodian } = operatorFacts();
  const { submit, busy, failure, label } = useSubmit(
    (context) => acknowledge(context, name, onRead),
    'announcement',
    isUnsure,
  );

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
      <SubmitProblem failure={failure} outcome="announcement" />
    </NewsLine>
  );
}
