import { useSnapshot } from 'valtio';
import { exitAddress, postToEmbedder } from '../../lib/embedder';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { leaveApp } from '../../modes/leave';
import { ACCOUNT_AREA, OWN_PAGES } from '../shared/vendor/own-pages';

/** Ends the embedded verification: posts to the embedding page, and leads the member on where no page embeds this one. */
export function useLeave(): () => void {
  const { sdk } = useSnapshot(store);
  return () => {
    if (sdk?.from === OWN_PAGES) {
      // A screen of the account area led here: the member continues there, even inside of a frame.
      postToEmbedder('closed');
      return location.assign(ACCOUNT_AREA);
    }
    leaveApp(exitAddress(sdk?.redirectUrl ?? '', sdk?.allowedOrigins ?? [], initialConfig().links.sdkLanding));
  };
}
