import { useTranslation } from 'react-i18next';
import { agreementStatus } from '../../domain/agreements';
import { longDate } from '../../lib/long-date';
import { StatusBanner } from '../../ui/status-banner';
import type { AgreementTemplate } from './agreement-document';
import { Consequences } from './consequences';

export function AgreementStatusNote({ template }: { readonly template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  const status = agreementStatus(template);
  const { version } = template;
  if (status === 'accepted') {
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
  if (status !== 'declined') return null;
  const consequences = template.agreement?.ifDeclined ?? [];
  return (
    <div role="status">
      <StatusBanner tone="warning" title={t('agreements.declinedBanner.title')}>
        {consequences.length > 0 && <Consequences of={consequences} />}
        <p>{t('agreements.declinedBanner.body')}</p>
      </StatusBanner>
    </div>
  );
}
