import { useTranslation } from 'react-i18next';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { currentPageContext } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { leaveBy } from './exits';

/** Button that leaves the app, in modes without a header that has one. */
export function LeaveButton() {
  const { t, i18n } = useTranslation();
  if (MODE_CAPABILITIES[currentPageContext().mode].header) return null;
  return <Button onClick={() => leaveBy('home', i18n.language)}>{t('sdk.done')}</Button>;
}
