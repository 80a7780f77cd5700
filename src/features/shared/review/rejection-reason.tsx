import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reasons';

/** Why something was refused and what to do about it; nothing where the server gave no reason. */
export function RejectionReason({
  code,
}: {
  /** A vendor's code, one of ours, or a text of the server. */ readonly code: string;
}) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  if (!known) return null;
  // Isolated, because the server's language need not run in the page's direction.
  if ('text' in known) return <p>{t('rejections.reason', { reason: `\u2068${known.text}\u2069` })}</p>;
  return (
    <>
      <p className="font-medium">{t(`rejections.${known.reason}.title`)}</p>
      <p>{t(`rejections.${known.reason}.whatToDo`)}</p>
    </>
  );
}
