import { useTranslation } from 'react-i18next';
import { rejectionReasonOf } from '../../../domain/rejection-reason-of';
import { REJECTION_REASONS } from '../../../domain/rejection-reasons';
import { TextLink } from '../../../ui/text-link';
import { supportWay } from '../exits/support-way';

interface RejectionReasonProps {
  readonly code: string;
  /** Without advice. Default: false. */
  readonly isFinal?: boolean | undefined;
  /** The remedy's actions follow. Default: false, so a link leads to support. */
  readonly hasActions?: boolean | undefined;
}

/** Nothing without a reason. */
export function RejectionReason({ code, isFinal, hasActions = false }: RejectionReasonProps) {
  const { t } = useTranslation();
  const known = rejectionReasonOf(code);
  if (!known) return null;
  // May have another direction.
  if ('text' in known) return <p>{t('rejections.reason', { reason: `\u2068${known.text}\u2069` })}</p>;
  return (
    <>
      {known.reason !== 'general' && <p className="font-medium">{t(`rejections.${known.reason}.title`)}</p>}
      {!isFinal && <p>{t(`rejections.${known.reason}.whatToDo`)}</p>}
      {!(isFinal || hasActions) && REJECTION_REASONS[known.reason] === 'support' && (
        <TextLink {...supportWay()}>{t('kyc.support')}</TextLink>
      )}
    </>
  );
}
