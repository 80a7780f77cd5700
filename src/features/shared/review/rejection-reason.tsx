import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reasons';

/** Reason of a rejection and what to do about it; renders nothing if the server gave none. */
export function RejectionReason({
  code,
}: {
  /** A vendor's code, one of ours, or a text of the server. */ readonly code: string;
}) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  if (!known) return null;
  // Isolated, because the server's text may have another direction than the page.
  if ('text' in known) return <p>{t('rejections.reason', { reason: `\u2068${known.text}\u2069` })}</p>;
  return (
    <>
      <p className="font-medium">{t(`rejections.${known.reason}.title`)}</p>
      <p>{t(`rejections.${known.reason}.whatToDo`)}</p>
    </>
  );
}
