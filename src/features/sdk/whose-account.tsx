import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { maskedId } from '../../domain/masked-id';
import { store } from '../../lib/store';
import { leftToRight } from '../shared/format/left-to-right';

/** For members with several accounts or another person's link. */
export function WhoseAccount() {
  const { t } = useTranslation();
  const { sdk, user } = useSnapshot(store);
  const account = sdk && (sdk.account || maskedId(user.id));
  return account ? <p>{t('sdk.account', { account: leftToRight(account) })}</p> : null;
}
