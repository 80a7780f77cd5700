import { useTranslation } from 'react-i18next';
import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';
import { Button } from '../../../ui/button';

/** Link to support, for states without another action. */
export function SupportLink() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>{t('kyc.support')}</a>
    </Button>
  );
}
