import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { addressLineOrder } from '../../../domain/postal-addresses';
import { hasPostcode, regionOf } from '../../../domain/regions';
import { store } from '../../../lib/store';
import { ImportantNote } from '../../../ui/important-note';
import { SupportLink } from '../exits/support-link';

/** The facts of the account's site that the screens about compliance show. */
export function useRegion() {
  const { compliance } = useSnapshot(store);
  return regionOf(compliance.site);
}

/**
 * How the account's site and the page's language write addresses: the name of the line for the town (undefined: the form's own), and the lines
 * below the country in their order.
 */
export function useAddressForm() {
  const { t, i18n } = useTranslation();
  const { site } = useSnapshot(store).compliance;
  const { addressForm } = regionOf(site);
  const town = addressForm === 'general' ? undefined : t(`region.addressLine.${addressForm}`);
  const lines = addressLineOrder(i18n.language).filter((line) => line !== 'postcode' || hasPostcode(site));
  return { town, lines };
}

/** Who supervises the site, and how to complain. For the end of a screen that a regulator asks for. */
export function RegionNotice() {
  const { t } = useTranslation();
  const { regulator } = useRegion();
  return (
    <section
      aria-labelledby="region"
      className="mt-2 flex flex-col gap-3 border-t border-line pt-6 text-sm text-muted print:hidden"
    >
      <h2 id="region" className="text-base font-semibold text-ink">
        {t('region.title')}
      </h2>
      <p>{t(`region.supervision.${regulator}`)}</p>
      <h3 className="font-semibold text-ink">{t('region.complaintsTitle')}</h3>
      <p>{t(`region.complaints.${regulator}`)}</p>
      <div>
        <SupportLink />
      </div>
    </section>
  );
}

/** The risk warnings of the site. */
export function RiskWarnings() {
  const { t } = useTranslation();
  const { riskWarnings } = useRegion();
  return (
    <ImportantNote title={t('region.riskTitle')}>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {riskWarnings.map((warning) => (
          <li key={warning}>{t(`region.risk.${warning}`)}</li>
        ))}
      </ul>
    </ImportantNote>
  );
}
