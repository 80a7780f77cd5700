import { useTranslation } from 'react-i18next';
import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';
import { Button } from '../../../ui/button';

/** The way to support, for states that have no other. */
export function SupportLink() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>{t('kyc.support')}</a>
    </Button>
  );
}
