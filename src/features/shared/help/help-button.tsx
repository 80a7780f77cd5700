import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { HelpIcon } from '../../../ui/icons';
import { Opens } from './opens';

const loadHelp = async () => (await loadFile(() => import('./help-sheet'))).HelpSheet;

/** '?': opens the help as a sheet, on pages too narrow for a column of it. */
export function HelpButton({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  return (
    <Opens load={loadHelp} label={t('shell.helpHere')} className={className}>
      <HelpIcon />
    </Opens>
  );
}
