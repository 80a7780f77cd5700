import { useTranslation } from 'react-i18next';
import { initialConfig } from '../../../lib/initial-config';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { leaveApp } from '../../../modes/leave';
import { currentPageContext } from '../../../modes/page-context';
import { Button } from '../../../ui/button';

/** Button that leaves the app, in modes without a header that has one. */
export function LeaveButton() {
  const { t } = useTranslation();
  if (MODE_CAPABILITIES[currentPageContext().mode].header) return null;
  return <Button onClick={() => leaveApp(initialConfig().links.home)}>{t('sdk.done')}</Button>;
}
