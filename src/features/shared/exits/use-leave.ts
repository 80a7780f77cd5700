import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { postToEmbedder } from '../../../lib/embedder';
import { store } from '../../../lib/store';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';
import { leaveBy } from './exits';

/** Leaves the embedded verification: posts to the embedding page, and redirects the member if no page embeds this one. */
export function useLeave(): () => void {
  const { sdk } = useSnapshot(store);
  const { i18n } = useTranslation();
  return () => {
    if (sdk?.from === OWN_PAGES) {
      // The member came from the account area and continues there, even inside a frame.
      postToEmbedder('closed');
      return location.assign(ACCOUNT_AREA);
    }
    leaveBy('embedder', i18n.language);
  };
}
