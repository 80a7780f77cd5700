import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { type AgreementStatus, agreementStatus, type ReadableAgreement } from '../../domain/agreements';
import { longDate, longDay } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { StatusBadge } from '../../ui/status-badge';
import type { Tone } from '../../ui/tone';

const TONES = {
  open: 'info',
  outdated: 'warning',
  declined: 'warning',
  accepted: 'success',
} as const satisfies Record<AgreementStatus, Tone>;

interface AgreementCardProps {
  readonly name: ReadableAgreement;
  readonly template: ResponseOf<typeof endpoints.questionnaireTemplate>;
}

export function AgreementCard({ name, template }: AgreementCardProps) {
  const { t, i18n } = useTranslation();
  const { version, agreement } = template;
  const status = agreementStatus(template);
  const titleId = `agreement-${name}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {t(`agreements.names.${name}`)}
        </h2>
        <StatusBadge tone={TONES[status]}>{t(`agreements.standing.${status}`)}</StatusBadge>
      </div>
      {agreement && (
        <div className="text-sm text-muted">
          <p>{t('agreements.published', { version, date: longDay(agreement.publishedOn, i18n.language) })}</p>
          {status === 'outdated' && (
            <p>{t('agreements.acceptedBanner.bodyNoDate', { version: agreement.acceptedVersion })}</p>
          )}
          {status === 'accepted' && agreement.acceptedAt !== undefined && (
            <p>
              {t('agreements.acceptedBanner.body', {
                version,
                date: longDate(agreement.acceptedAt, i18n.language, { timeStyle: 'short' }),
              })}
            </p>
          )}
        </div>
      )}
      <Button asChild className="max-sm:w-full sm:self-start">
        <Link to={`/auth/agreement?name=${name}`} aria-describedby={titleId}>
          {t(status === 'accepted' ? 'agreements.read' : 'agreements.readAndAccept')}
        </Link>
      </Button>
    </article>
  );
}
