import { forgetConsent, giveConsent } from '../shared/consent/given-consent';

/** Key of the consent. */
export const SHARING = 'proof-of-address';

/** In Hong Kong the server also records it as an agreement. */
export const STATEMENT = 'poa.consent';

export function rememberConsent(isGiven: boolean, language: string): void {
  if (isGiven) giveConsent(SHARING, { texts: [STATEMENT], language, partners: [] });
  else forgetConsent();
}
