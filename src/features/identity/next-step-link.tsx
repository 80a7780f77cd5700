import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpLink } from '../../domain/help-links';
import type { NextStep, Statement } from '../../domain/statements';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { TextLink } from '../../ui/text-link';

/** Label of each next step; the label of a start depends on what is started. */
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
} as const;

function labelOf(action: NextStep, kind: Statement['kind']) {
  if (action.kind !== 'start') return LABELS[action.kind];
  if (action.isResumed && kind !== 'level-rejected') return 'personal.action.RESUME';
  // A limited account offers the start of what lifts the limitation.
  if (kind === 'account-limited' && action.request.kind === 'document') return STARTS['level-open'];
  return kind === 'level-open' || kind === 'level-rejected' ? STARTS[kind] : 'statement.action.resubmit';
}

interface NextStepLinkProps {
  readonly action: NextStep;
  /** Kind of the statement that the step belongs to. */
  readonly kind: Statement['kind'];
  /** `primary`: only for the headline; `text`: a link in a row. */
  readonly look?: 'primary' | 'secondary' | 'text';
  readonly size?: 'middle' | 'large';
  /** Default: the label of the step. */
  readonly label?: string | undefined;
}

/** Link to the next step of a statement. */
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

/** Addresses outside of the app's routes: pages of the help centre, and parts further down on this page. */
function addressOf(action: Exclude<NextStep, { to: string }>): string {
  const { helpCentre } = initialConfig().links;
  if (action.kind === 'mobile-app' || action.kind === 'transfer') return `#${action.kind}`;
  return helpLink(helpCentre, 'supportForm');
}
