import { useTranslation } from 'react-i18next';
import { capabilities } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { leaveBy } from './exits';

/** For screens without a header. */
export function LeaveButton() {
  const { t, i18n } = useTranslation();
  if (capabilities().header) return null;
  return <Button onClick={() => leaveBy('home', i18n.language)}>{t('sdk.done')}</Button>;
}
