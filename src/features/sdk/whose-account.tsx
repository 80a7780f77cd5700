import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { store } from '../../lib/store';
import { leftToRight } from '../shared/format/left-to-right';

/** For members with several accounts or another person's link. */
export function WhoseAccount() {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  if (!sdk?.account) return null;
  return <p>{t('sdk.account', { account: leftToRight(sdk.account) })}</p>;
}
