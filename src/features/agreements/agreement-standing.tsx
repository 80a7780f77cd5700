import { useTranslation } from 'react-i18next';
import { agreementStanding } from '../../domain/agreements';
import { longDate } from '../../lib/long-date';
import { Heading } from '../../ui/heading';
import { SuccessIcon } from '../../ui/icons';
import { StatusBanner } from '../../ui/status-banner';
import type { AgreementTemplate } from './agreement-document';

/** In place of the button that accepted: not higher than it, so that nothing below moves. The details stand at the top on the next visit. */
export function JustAccepted() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-12 items-center gap-2 text-success">
      <SuccessIcon className="shrink-0" />
      <Heading level={2} className="font-semibold">
        {t('agreements.acceptedBanner.title')}
      </Heading>
    </div>
  );
}

/** Says whether the member has accepted or declined the agreement; nothing before that. */
export function AgreementStanding({ template }: { readonly template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  const standing = agreementStanding(template);
  const { version } = template;
  if (standing === 'accepted') {
    const at = template.agreement?.acceptedAt;
    return (
      <div role="status">
        <StatusBanner tone="success" title={t('agreements.acceptedBanner.title')}>
          <p>
            {at === undefined
              ? t('agreements.acceptedBanner.bodyNoDate', { version })
              : t('agreements.acceptedBanner.body', {
                  version,
                  date: longDate(at, i18n.language, { timeStyle: 'short' }),
                })}
          </p>
        </StatusBanner>
      </div>
    );
  }
  if (standing !== 'declined') return null;
  return (
    <div role="status">
      <StatusBanner tone="warning" title={t('agreements.declinedBanner.title')}>
        <p>{t('agreements.declinedBanner.body')}</p>
      </StatusBanner>
    </div>
  );
}
