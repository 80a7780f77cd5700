import { useSnapshot } from 'valtio';
import { exitAddress, tellEmbedder } from '../../lib/embedder';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { ACCOUNT_AREA, OWN_PAGES } from '../own-pages';

/** Ends the embedded verification: tells the embedder, and leads the member on where no embedder does. */
export function useLeave(): () => void {
  const { sdk } = useSnapshot(store);
  return () => {
    tellEmbedder('closed');
    // Our own pages led here: the member goes on there, whatever the page stands in.
    if (sdk?.from === OWN_PAGES) return location.assign(ACCOUNT_AREA);
    // In a frame the embedding page decides what comes next.
    if (window.parent !== window) return;
    location.assign(exitAddress(sdk?.redirectUrl ?? '', sdk?.allowedOrigins ?? [], initialConfig().links.sdkLanding));
  };
}
