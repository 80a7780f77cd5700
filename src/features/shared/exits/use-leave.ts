import { useSnapshot } from 'valtio';
import { exitAddress, postToEmbedder } from '../../../lib/embedder';
import { initialConfig } from '../../../lib/initial-config';
import { store } from '../../../lib/store';
import { leaveApp } from '../../../modes/leave';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';

/** Leaves the embedded verification: posts to the embedding page, and redirects the member if no page embeds this one. */
export function useLeave(): () => void {
  const { sdk } = useSnapshot(store);
  return () => {
    if (sdk?.from === OWN_PAGES) {
      // The member came from the account area and continues there, even inside a frame.
      postToEmbedder('closed');
      return location.assign(ACCOUNT_AREA);
    }
    leaveApp(exitAddress(sdk?.redirectUrl ?? '', sdk?.allowedOrigins ?? [], initialConfig().links.sdkLanding));
  };
}
