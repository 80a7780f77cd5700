import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { isByToken } from '../../modes/page-context';
import { combineCalls, type Part } from '../shared/loading/combine-calls';
import { START_DATA } from './kyc-calls';

/** What the server says before the member's own steps. */
export interface StartData {
  /** Whether an affiliated company has verified the member, and for which level. */
  readonly quick: ResponseOf<typeof endpoints.canQuickKyc> | undefined;
  readonly countries: ResponseOf<typeof endpoints.countryList>;
  /** ISO 3166 alpha-3 codes of the countries that are not served; empty where nobody can be asked. */
  readonly unsupportedCountries: readonly string[];
  /** The country from which the page was opened, ISO 3166 alpha-3; empty where nobody can be asked. */
  readonly here: string;
}

/** Loads what the steps need. */
export function useStartData(): Part<StartData> {
  // The mode does not change while the page is shown.
  const useData = isByToken() ? useDataByToken : useSignedInData;
  return useData();
}

/**
 * Only the list of countries can be had by token. The server decides about a country that is not served, when the documents and the provider
 * are asked for; the other answers are an offer and a suggestion.
 */
function useDataByToken(): Part<StartData> {
  const countries = useCountries();
  const { data: list } = countries;
  return { ...countries, data: list && { quick: undefined, countries: list, unsupportedCountries: [], here: '' } };
}

function useSignedInData(): Part<StartData> {
  const all = combineCalls({
    quick: useCall(...START_DATA.quick),
    countries: useCountries(),
    config: useCall(...START_DATA.config),
    here: useCall(...START_DATA.here),
  });
  const { data } = all;
  return {
    ...all,
    data: data && {
      quick: data.quick,
      countries: data.countries,
      unsupportedCountries: data.config.unsupportedCountries,
      here: data.here.countryCode,
    },
  };
}

function useCountries() {
  return useCall(...START_DATA.countries);
}
