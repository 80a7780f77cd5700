import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../../lib/store';
import { postToEmbedder } from '../../../modes/embedder';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';
import { leaveBy } from './exits';

/** Redirects if not embedded. */
export function useLeave(): () => void {
  const { sdk } = useSnapshot(store);
  const { i18n } = useTranslation();
  return () => {
    if (sdk?.from === OWN_PAGES) {
      // Members from the account area continue there.
      postToEmbedder('closed');
      return location.assign(ACCOUNT_AREA);
    }
    leaveBy('embedder', i18n.language);
  };
}
