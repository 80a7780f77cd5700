import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { supportWay } from './support-way';

interface SupportLinkProps {
  /** Default: false. */
  readonly isPrimary?: boolean;
}

export function SupportLink({ isPrimary = false }: SupportLinkProps) {
  const { t } = useTranslation();
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <a {...supportWay()}>{t('kyc.support')}</a>
    </Button>
  );
}
