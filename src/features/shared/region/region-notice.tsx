import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { inLanguage, supervisorOf } from '../../../domain/operator';
import { addressLineOrder } from '../../../domain/postal-addresses';
import { hasPostcode, type RiskWarning, regionOf } from '../../../domain/regions';
import { joinSentences } from '../../../i18n/join-sentences';
import { operatorFacts } from '../../../lib/operator';
import { operatorName } from '../../../lib/operator-name';
import { store } from '../../../lib/store';
import { StatusBanner } from '../../../ui/status-banner';
import { TextLink } from '../../../ui/text-link';
import { SupportLink } from '../exits/support-link';
import { isolated } from '../format/isolated';

export function useRegion() {
  const { compliance } = useSnapshot(store);
  return regionOf(compliance.site);
}

/** Undefined name: the form's own. */
export function useAddressForm() {
  const { t, i18n } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const { addressForm } = regionOf(site);
  const town = addressForm === 'general' ? undefined : t(`region.addressLine.${addressForm}`);
  const lines = addressLineOrder(i18n.language).filter((line) => line !== 'postcode' || hasPostcode(site));
  const townMissing = t(`fields.missing.${addressForm === 'general' ? 'city' : addressForm}`);
  return { town, townMissing, lines };
}

/** With how to complain. */
export function RegionNotice() {
  const { t, i18n } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const operator = operatorFacts();
  const supervisor = supervisorOf(operator, site, i18n.language);
  const authority = supervisor && isolated(supervisor.authority);
  const { complaintDays } = operator;
  const complaints = [
    t('region.complaints.contact'),
    ...(complaintDays === undefined ? [] : [t('times.complaints', { count: complaintDays })]),
    ...(authority === undefined ? [] : [t('region.complaints.authority', { authority })]),
  ];
  return (
    <section
      aria-labelledby="region"
      className="mt-2 flex flex-col gap-3 border-t border-line pt-6 text-sm text-muted print:hidden"
    >
      <h2 id="region" className="text-base font-semibold text-ink">
        {t(authority === undefined ? 'region.complaintsTitle' : 'region.title')}
      </h2>
      {supervisor && (
        <>
          <p>{t('region.supervision', { operator: isolated(operatorName()), authority })}</p>
          {supervisor.licence !== undefined && <p>{t('region.licence', { licence: isolated(supervisor.licence) })}</p>}
          <h3 className="font-semibold text-ink">{t('region.complaintsTitle')}</h3>
        </>
      )}
      <p>{joinSentences(complaints, i18n.language)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SupportLink />
        {supervisor?.complaints !== undefined && (
          <TextLink href={supervisor.complaints}>{t('region.complaints.link', { authority })}</TextLink>
        )}
      </div>
    </section>
  );
}

/** As far as known. */
export function RiskWarnings() {
  const { t, i18n } = useTranslation();
  const { riskWarnings } = useRegion();
  const { site } = useSnapshot(store).compliance;
  const protection = operatorFacts().depositProtection[site];
  const warnings: readonly RiskWarning[] = protection === false ? [...riskWarnings, 'no-compensation'] : riskWarnings;
  const scheme = protection === false ? undefined : inLanguage(protection, i18n.language);
  return (
    <>
      <StatusBanner tone="warning" title={t('region.riskTitle')}>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {warnings.map((warning) => (
            <li key={warning}>{t(`region.risk.${warning}`)}</li>
          ))}
        </ul>
      </StatusBanner>
      {scheme !== undefined && <p>{t('region.protection', { scheme: isolated(scheme) })}</p>}
    </>
  );
}
