import { useTranslation } from 'react-i18next';
import { longDay } from '../../lib/long-date';
import { SummaryList } from '../../ui/summary-list';
import type { AgreementTemplate } from './agreement-document';

export function AgreementFacts({ template: { version, agreement } }: { readonly template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-3 print:hidden">
      <h2 id="facts" className="text-lg font-semibold">
        {t('agreements.facts')}
      </h2>
      <SummaryList
        rows={[
          { id: 'version', term: t('agreements.version'), value: version },
          ...(agreement
            ? [
                {
                  id: 'published',
                  term: t('agreements.publishedOn'),
                  value: longDay(agreement.publishedOn, i18n.language),
                },
                {
                  id: 'hash',
                  term: t('agreements.fingerprint'),
                  value: (
                    <>
                      <code dir="ltr" className="block text-sm break-all">
                        {agreement.sha256}
                      </code>
                      <span className="text-sm text-muted">{t('agreements.fingerprintHint')}</span>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
