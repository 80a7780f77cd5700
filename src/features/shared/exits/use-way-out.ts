import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { initialConfig } from '../../../lib/initial-config';
import { store } from '../../../lib/store';
import { postToEmbedder } from '../../../modes/embedder';
import { capabilities } from '../../../modes/page-context';
import { isolated } from '../format/isolated';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';
import { leadsToBusiness, leaveBy } from './exits';

interface WayOut {
  /** Says where it leads. */
  readonly label: string;
  readonly onClick: () => void;
}

/** By token to the business, to our landing page, or to the account area that began the visit. */
export function useWayOut(): WayOut {
  const { t, i18n } = useTranslation();
  const { sdk, business } = useSnapshot(store);
  const labelOf = useExitLabel();
  if (sdk?.from === OWN_PAGES) {
    return {
      label: t('errors.backToVerification'),
      onClick: () => {
        postToEmbedder('closed');
        location.assign(ACCOUNT_AREA);
      },
    };
  }
  const name = leadsToBusiness(i18n.language) ? business : initialConfig().brand.name;
  return { label: labelOf(name), onClick: () => leaveBy('embedder', i18n.language) };
}

/** For screens without a header. */
export function useWayHome(): WayOut {
  const { i18n } = useTranslation();
  const labelOf = useExitLabel();
  return { label: labelOf(initialConfig().brand.name), onClick: () => leaveBy('home', i18n.language) };
}

/** An empty name is unknown. */
function useExitLabel(): (name: string) => string {
  const { t } = useTranslation();
  return (name) =>
    name === '' || capabilities().leaving === 'close' ? t('shell.close') : t('shell.backTo', { name: isolated(name) });
}
