import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { isByToken } from '../../modes/page-context';
import { combineCalls, type Part } from '../shared/loading/combine-calls';
import { START_DATA } from './kyc-calls';

export interface PreparationData {
  readonly quick: ResponseOf<typeof endpoints.canQuickKyc> | undefined;
  readonly countries: ResponseOf<typeof endpoints.countryList>;
  /** ISO 3166 alpha-3; empty if unknown. */
  readonly unsupportedCountries: readonly string[];
  /** Where the page was opened; empty if unknown. */
  readonly here: string;
}

export function usePreparationData(): Part<PreparationData> {
  // The mode never changes while the page is shown.
  const useData = isByToken() ? useDataByToken : useSignedInData;
  return useData();
}

/**
 * A token only gives the list of countries. The server checks the country again when the run
 * starts.
 */
function useDataByToken(): Part<PreparationData> {
  const countries = useCountries();
  const { data: list } = countries;
  return { ...countries, data: list && { quick: undefined, countries: list, unsupportedCountries: [], here: '' } };
}

function useSignedInData(): Part<PreparationData> {
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
