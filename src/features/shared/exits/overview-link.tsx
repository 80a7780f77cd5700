import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { useWayOut } from './use-way-out';

interface OverviewLinkProps {
  readonly isPrimary?: boolean;
  readonly size?: 'large';
  /** Default: back to verification. */
  readonly label?: string;
}

/** By token it leads to where the member came from. */
export function OverviewLink({ isPrimary = false, size, label }: OverviewLinkProps) {
  const { t } = useTranslation();
  const out = useWayOut();
  const look = { variant: isPrimary ? ('primary' as const) : ('secondary' as const), ...(size && { size }) };
  if (isByToken()) {
    return (
      <Button {...look} onClick={out.onClick}>
        {label ?? out.label}
      </Button>
    );
  }
  return (
    <Button asChild {...look}>
      <Link to="/auth/personal">{label ?? t('errors.backToVerification')}</Link>
    </Button>
  );
}
