import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { leftToRight } from '../shared/format/left-to-right';

/** Name of the account, for members with several accounts or with somebody else's link. Renders nothing if it is unknown. */
export function WhoseAccount() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  if (!sdk?.account) return null;
  return <p>{t('sdk.account', { account: leftToRight(sdk.account) })}</p>;
}
