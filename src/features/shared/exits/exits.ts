import { initialConfig } from '../../../lib/initial-config';
import { store } from '../../../lib/store';
import { exitAddress } from '../../../modes/embedder';
import { leaveApp } from '../../../modes/leave';
import { homePage } from './home-page';

/** `home`: the wider product. `embedder`: its address if allowed, else the landing page. */
export type Exit = 'home' | 'embedder';

const ADDRESSES: Readonly<Record<Exit, (language: string) => string>> = {
  home: homePage,
  embedder: () => {
    const { redirectUrl = '', allowedOrigins = [] } = store.sdk ?? {};
    return exitAddress(redirectUrl, allowedOrigins, initialConfig().links.sdkLanding);
  },
};

export function addressOfExit(exit: Exit, language: string): string {
  return ADDRESSES[exit](language);
}

/** Else the embedded verification ends at our landing page. */
export function leadsToBusiness(language: string): boolean {
  return window.parent !== window || addressOfExit('embedder', language) !== initialConfig().links.sdkLanding;
}

/** By address, message, or closing the messaging app's view. */
export function leaveBy(exit: Exit, language: string): void {
  leaveApp(addressOfExit(exit, language));
}
