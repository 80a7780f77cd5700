import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpLink } from '../../domain/help-links';
import { isKeyOf } from '../../domain/look-up';
import type { NextStep, Statement } from '../../domain/statements';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';

const LABELS = {
  task: 'statement.action.task',
  residence: 'personal.about.changeResidence',
  see: 'statement.action.details',
  progress: 'statement.action.progress',
  support: 'personal.action.FAILED_AND_CAN_NOT_RETRY',
  transfer: 'transfer.heading',
  'mobile-app': 'mobileApp.title',
} as const satisfies Record<Exclude<NextStep['kind'], 'start'>, string>;

const STARTS = {
  'level-open': 'personal.action.ALLOW',
  'level-rejected': 'personal.action.FAILED_AND_CAN_RETRY',
  'update-rejected': 'statement.action.resubmit',
} as const;

export function labelOf(action: NextStep, kind: Statement['kind']) {
  if (action.kind !== 'start') return LABELS[action.kind];
  if (action.isResumed && kind !== 'level-rejected') return 'personal.action.RESUME';
  // A limited account starts what lifts the limitation.
  if (kind === 'account-limited' && action.request.kind === 'document') return STARTS['level-open'];
  return isKeyOf(STARTS, kind) ? STARTS[kind] : 'reverification.verify';
}

interface NextStepLinkProps {
  readonly action: NextStep;
  readonly kind: Statement['kind'];
  /** `primary`: headline only; `text`: a link in a row. */
  readonly look?: 'primary' | 'secondary' | 'text';
  readonly size?: 'middle' | 'large';
  readonly label?: string | undefined;
}

export function NextStepLink({ action, kind, look = 'secondary', size = 'middle', ...given }: NextStepLinkProps) {
  const { t } = useTranslation();
  const label = given.label ?? t(labelOf(action, kind));
  const link = 'to' in action ? <Link to={action.to}>{label}</Link> : <a href={addressOf(action)}>{label}</a>;
  return look === 'text' ? (
    <TextLink asChild>{link}</TextLink>
  ) : (
    <Button asChild variant={look} size={size}>
      {link}
    </Button>
  );
}

function addressOf(action: Exclude<NextStep, { to: string }>): string {
  const { helpCentre } = initialConfig().links;
  if (action.kind === 'mobile-app' || action.kind === 'transfer') return `#${action.kind}`;
  return helpLink(helpCentre, 'supportForm');
}
