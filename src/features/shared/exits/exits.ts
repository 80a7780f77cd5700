import { exitAddress } from '../../../lib/embedder';
import { initialConfig } from '../../../lib/initial-config';
import { store } from '../../../lib/store';
import { leaveApp } from '../../../modes/leave';
import { homePage } from './home-page';

/**
 * Where members leave the account area to. `home`: the wider product, in the page's language. `embedder`: the business that asked for the
 * verification, if it has an address that is allowed, else the landing page. The login page is no exit: it leads back (`lib/leave.ts`).
 */
export type Exit = 'home' | 'embedder';

const ADDRESSES: Readonly<Record<Exit, (language: string) => string>> = {
  home: homePage,
  embedder: () => {
    const { redirectUrl = '', allowedOrigins = [] } = store.sdk ?? {};
    return exitAddress(redirectUrl, allowedOrigins, initialConfig().links.sdkLanding);
  },
};

/** Address of an exit, for a link. */
export function addressOfExit(exit: Exit, language: string): string {
  return ADDRESSES[exit](language);
}

/** Leaves by an exit, as the page's mode requires: to its address, by a message to the embedding page, or by closing the messaging app's view. */
export function leaveBy(exit: Exit, language: string): void {
  leaveApp(addressOfExit(exit, language));
}
