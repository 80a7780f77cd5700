import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { leftToRight } from '../shared/format/left-to-right';

/** Whose account is verified, for a member who has several or opened the link of somebody else. Nothing where the server did not say. */
export function WhoseAccount() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  if (!sdk?.account) return null;
  return <p>{t('sdk.account', { account: leftToRight(sdk.account) })}</p>;
}
