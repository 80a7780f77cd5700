import { BASE_PATH } from '../domain/initial-config';
import { oneOf } from '../domain/look-up';
import { DOCUMENT_TYPES } from '../domain/statuses';
import type { DocumentChoice } from '../domain/verification-screens';

/** What the member did in the account area before. No secrets. */
export interface Journey extends DocumentChoice {
  /** Steps taken; 0 where the embedded verification is the whole journey. */
  readonly steps: number;
}

export const NO_JOURNEY: Journey = { steps: 0, country: '', documentType: undefined };

/** See PRODUCT.md, 'SDK entry'. */
export interface SdkAddress {
  readonly token: string;
  readonly lang: string;
  /** Such as `IN`. */
  readonly site: string;
  readonly isUpdatePoi: boolean;
  /** Such as `email`. */
  readonly from: string;
  readonly journey: Journey;
}

export function sdkAddress({ token, lang, site, isUpdatePoi, from, journey }: SdkAddress): string {
  const { steps, country, documentType } = journey;
  const query = new URLSearchParams({
    isUpdatePoi: String(isUpdatePoi),
    site,
    update: isUpdatePoi ? '1' : '0',
    lang,
    from,
    hidden: 'false',
    ...(steps > 0 && { steps: String(steps) }),
    ...(country !== '' && { country }),
    ...(documentType && { document: documentType }),
    token,
  });
  return `${BASE_PATH}auth/sdk?${query}`;
}

/** Ignores invalid values. */
export function readJourney(query: URLSearchParams): Journey {
  const country = query.get('country') ?? '';
  const steps = query.get('steps') ?? '';
  return {
    steps: /^[1-9]$/.test(steps) ? Number(steps) : 0,
    country: /^[A-Z]{3}$/.test(country) ? country : '',
    documentType: oneOf(DOCUMENT_TYPES, query.get('document')),
  };
}
