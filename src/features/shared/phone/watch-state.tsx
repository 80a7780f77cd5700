import { useTranslation } from 'react-i18next';
import { Spinner, WarnIcon } from '../../../ui/icons';

export function WatchState({ isFailing = false }: { readonly isFailing?: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-sm text-muted">
      {isFailing ? <WarnIcon className="size-4 shrink-0" /> : <Spinner className="size-4" />}
      {t(isFailing ? 'phone.failed' : 'phone.waiting')}
    </p>
  );
}
