import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reason-of';

interface RejectionReasonProps {
  /** A vendor's code, one of ours, or a text of the server. */
  readonly code: string;
  /** The member cannot submit again, so the advice for the next attempt is left out. Default: false. */
  readonly isFinal?: boolean | undefined;
}

/**
 * Reason of a rejection and what to do about it; renders nothing if the server gave none. The general reason has advice alone: its title would
 * repeat the heading above it.
 */
export function RejectionReason({ code, isFinal }: RejectionReasonProps) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  if (!known) return null;
  // Isolated, because the server's text may have another direction than the page.
  if ('text' in known) return <p>{t('rejections.reason', { reason: `\u2068${known.text}\u2069` })}</p>;
  return (
    <>
      {known.reason !== 'general' && <p className="font-medium">{t(`rejections.${known.reason}.title`)}</p>}
      {!isFinal && <p>{t(`rejections.${known.reason}.whatToDo`)}</p>}
    </>
  );
}
