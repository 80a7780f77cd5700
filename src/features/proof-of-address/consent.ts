import { forgetConsent, giveConsent } from '../shared/consent/given-consent';

/** Name of what is shared, for the consent to it. */
export const SHARING = 'proof-of-address';

/** Key of the text that the member agrees to. In Hong Kong the server is told of it as of the agreement on proof of address, too. */
export const STATEMENT = 'poa.consent';

/** Keeps the consent as the box shows it. */
export function rememberConsent(isGiven: boolean, language: string): void {
  if (isGiven) giveConsent(SHARING, { texts: [STATEMENT], language, partners: [] });
  else forgetConsent();
}
