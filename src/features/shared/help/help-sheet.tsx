import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { setHelpPlace } from '../../../ui/help-place';
import { SupportRow } from './help-rows';
import type { OpenedProps } from './opens';

interface HelpSheetProps extends Pick<OpenedProps, 'onClose'> {
  readonly more?: ReactNode;
}

export function HelpSheet({ onClose, more }: HelpSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shell.helpHere')} closeLabel={t('shell.close')}>
      <div ref={setHelpPlace} className="flex flex-col gap-4 empty:hidden" />
      <div className="-mx-2 flex flex-col">
        <SupportRow />
        {more}
      </div>
    </Dialog>
  );
}
