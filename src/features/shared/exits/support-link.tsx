import { useTranslation } from 'react-i18next';
import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';
import { Button } from '../../../ui/button';

interface SupportLinkProps {
  /** It is the screen's primary action. Default: false. */
  readonly isPrimary?: boolean;
}

/** Link to support, for states without another action. */
export function SupportLink({ isPrimary = false }: SupportLinkProps) {
  const { t } = useTranslation();
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>{t('kyc.support')}</a>
    </Button>
  );
}
