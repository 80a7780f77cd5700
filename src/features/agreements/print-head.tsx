import { useTranslation } from 'react-i18next';
import { initialConfig } from '../../lib/initial-config';
import { longDay } from '../../lib/long-date';
import { operatorFacts } from '../../lib/operator';
import { Brand } from '../../ui/brand';
import type { AgreementTemplate } from './agreement-document';

/** The style sheet hides the page title on paper. */
export function PrintHead({ template: { title, version, agreement } }: { readonly template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  const { legalName, address } = operatorFacts();
  const company = [legalName, address].filter((fact) => fact !== undefined);
  return (
    <div data-print-head className="hidden flex-col gap-2 border-b border-line pb-4 print:flex">
      <p className="flex items-center gap-2 font-semibold">
        <Brand {...initialConfig().brand} />
      </p>
      {company.length > 0 && (
        <p className="text-sm">
          <bdi>{company.join(' · ')}</bdi>
        </p>
      )}
      <p className="mt-4 text-xl font-semibold">{title}</p>
      {agreement && (
        <>
          <p className="text-sm">
            {t('agreements.published', { version, date: longDay(agreement.publishedOn, i18n.language) })}
          </p>
          <p className="text-sm">{t('agreements.fingerprint')}</p>
          <code dir="ltr" className="text-sm break-all">
            {agreement.sha256}
          </code>
        </>
      )}
    </div>
  );
}
