import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { capabilities } from '../../../modes/page-context';
import { HelpIcon } from '../../../ui/icons';
import type { HelpTopic } from './declared-help';
import { Opens } from './opens';

const loadHelp = async () => (await loadFile(() => import('./help-sheet'))).HelpSheet;

interface HelpButtonProps {
  readonly className: string;
  /** Default: the sheet without extra rows. */
  readonly load?: ComponentProps<typeof Opens>['load'];
}

/** Hidden while help is beside the content; a header has its own. */
export function PageHelpButton({ topics }: { readonly topics: readonly HelpTopic[] }) {
  const hides = topics.length > 0 ? 'lg:hidden' : '';
  return !capabilities().header && <HelpButton className={`relative -my-3 -me-3 ${hides}`} />;
}

/** For pages too narrow for a help column. */
export function HelpButton({ className, load = loadHelp }: HelpButtonProps) {
  const { t } = useTranslation();
  return (
    <Opens load={load} label={t('shell.helpHere')} className={className}>
      <HelpIcon />
    </Opens>
  );
}
