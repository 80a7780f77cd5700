import { useTranslation } from 'react-i18next';
import { endpoints } from '../../../api/endpoints';
import { useCall } from '../../../api/use-call';
import type { Provider } from '../../../domain/statuses';
import { joinSentences } from '../../../i18n/join-sentences';
import { store } from '../../../lib/store';
import { isByToken } from '../../../modes/page-context';
import { isolated } from '../format/isolated';
import { loadedPart, type Part } from '../loading/combine-calls';
import { isOwnVisit } from '../vendor/own-pages';
import { consentNames } from './request-facts';

/** Empty name: the operator, or unknown. */
type Business = Part<{ readonly name: string }>;

function useAsked(): Business {
  const business = useCall(endpoints.integrationBusinessInfo, {});
  // Without the name, the run continues.
  return business.status === 'error' && business.data === undefined ? loadedPart({ name: '' }) : business;
}

function useNone(): Business {
  return loadedPart({ name: '' });
}

/** Only if another business's token opened the page. */
export function useBusiness(): Business {
  // The mode and entry never change while a page is shown.
  const isOwn = store.sdk !== undefined && isOwnVisit(store.sdk);
  const useName = isByToken() && !isOwn ? useAsked : useNone;
  return useName();
}

interface ConsentWords {
  readonly statement: string;
  readonly texts: readonly string[];
}

export function useConsentWords(
  consent: 'kyc.consent' | 'kyc.consentAddress' | 'nonDocument.consent',
  partners: readonly Provider[],
  business: string,
): ConsentWords {
  const { t, i18n } = useTranslation();
  const names = consentNames(partners, t);
  if (business === '') return { statement: t(consent, names), texts: [consent] };
  const result = t('kyc.quick.consent', { source: names.operator, operator: isolated(business) });
  return {
    statement: joinSentences([t(consent, names), result], i18n.language),
    texts: [consent, 'kyc.quick.consent'],
  };
}
