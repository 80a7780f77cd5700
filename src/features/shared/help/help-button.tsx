import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { HelpIcon } from '../../../ui/icons';
import { Opens } from './opens';

const loadHelp = async () => (await loadFile(() => import('./help-sheet'))).HelpSheet;

interface HelpButtonProps {
  readonly className: string;
  /** Imports the sheet. Default: the one without further rows. */
  readonly load?: ComponentProps<typeof Opens>['load'];
}

/** '?': opens the help as a sheet, on pages too narrow for a column of it. */
export function HelpButton({ className, load = loadHelp }: HelpButtonProps) {
  const { t } = useTranslation();
  return (
    <Opens load={load} label={t('shell.helpHere')} className={className}>
      <HelpIcon />
    </Opens>
  );
}
