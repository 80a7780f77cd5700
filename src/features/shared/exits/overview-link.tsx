import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { useLeave } from './use-leave';

interface OverviewLinkProps {
  readonly isPrimary?: boolean;
  /** Size of the button; as in `Button`. */
  readonly size?: 'large';
  /** Text of the link to the personal page. Default: back to verification. */
  readonly label?: string;
}

/** Leads back to the personal page. A page that was opened by token has no such page: there it is the way out to where the member came from. */
export function OverviewLink({ isPrimary = false, size, label }: OverviewLinkProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  const look = { variant: isPrimary ? ('primary' as const) : ('secondary' as const), ...(size && { size }) };
  if (isByToken()) {
    return (
      <Button {...look} onClick={leave}>
        {label ?? t('sdk.done')}
      </Button>
    );
  }
  return (
    <Button asChild {...look}>
      <Link to="/auth/personal">{label ?? t('errors.backToVerification')}</Link>
    </Button>
  );
}
