import { useTranslation } from 'react-i18next';
import { endpoints } from '../../../api/endpoints';
import { useCall } from '../../../api/use-call';
import type { Provider } from '../../../domain/statuses';
import { joinSentences } from '../../../i18n/join-sentences';
import { store } from '../../../lib/store';
import { isByToken } from '../../../modes/page-context';
import { isolated } from '../format/isolated';
import { loadedPart, type Part } from '../loading/combine-calls';
import { OWN_PAGES, OWN_PHONE } from '../vendor/own-pages';
import { consentNames } from './sharing-facts';

/** The business for which the operator verifies the member; an empty name: the operator asks for itself, or the name is not known. */
type Business = Part<{ readonly name: string }>;

function useAsked(): Business {
  const business = useCall(endpoints.integrationBusinessInfo, {});
  // If the call fails, only the name is missing; the run does not wait for it.
  return business.status === 'error' && business.data === undefined ? loadedPart({ name: '' }) : business;
}

function useNone(): Business {
  return loadedPart({ name: '' });
}

/** Values of `from` of pages to which the account area itself led. */
const OWN: readonly string[] = [OWN_PAGES, OWN_PHONE];

/** Who has sent the member here: asked from the server where a token has led to the page, unless the account area itself has. */
export function useBusiness(): Business {
  // Mode and entry do not change while a page is shown.
  const from = store.sdk?.from ?? '';
  const useName = isByToken() && !OWN.includes(from) ? useAsked : useNone;
  return useName();
}

/** The texts of a consent, the statement in the page's language, and the keys for its record. */
interface ConsentWords {
  readonly statement: string;
  readonly texts: readonly string[];
}

/** The words of a consent: to the check, and to the result for the business, if one asks. */
export function useConsentWords(
  consent: 'kyc.consent' | 'kyc.consentAddress' | 'nonDocument.consent',
  partners: readonly Provider[],
  business: string,
): ConsentWords {
  const { t, i18n } = useTranslation();
  const names = consentNames(partners, i18n.language);
  if (business === '') return { statement: t(consent, names), texts: [consent] };
  const result = t('kyc.quick.consent', { source: names.operator, operator: isolated(business) });
  return {
    statement: joinSentences([t(consent, names), result], i18n.language),
    texts: [consent, 'kyc.quick.consent'],
  };
}
