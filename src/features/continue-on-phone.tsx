import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { showToast } from '../ui/toast-store';

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog')).Dialog }));
const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

/** Below this width the page is on a phone already. */
const PHONE = '(max-width: 639px)';

interface ContinueOnPhoneProps {
  /** Address to go on at: absolute, and without any token in it. */
  readonly address: string;
  /** Goes to where the result is shown, for a member who has finished on the phone. */
  readonly onDone?: (() => void) | undefined;
}

/** 'Continue on your phone': the address as a QR code and as a link to copy. Nothing on a phone. */
export function ContinueOnPhone({ address, onDone }: ContinueOnPhoneProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (matchMedia(PHONE).matches) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'message', title: t('phone.copied'), icon: 'success' });
    } catch {
      // Without permission the address stands there to be marked and copied by hand.
      showToast({ kind: 'message', title: t('phone.notCopied'), icon: 'warn' });
    }
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('phone.open')}</Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog
            open
            onOpenChange={setOpen}
            title={t('phone.title')}
            description={t('phone.body')}
            closeLabel={t('shell.close')}
            actions={
              <>
                <Button variant="primary" onClick={() => void copy()}>
                  {t('phone.copy')}
                </Button>
                {onDone && <Button onClick={onDone}>{t('phone.done')}</Button>}
              </>
            }
          >
            <Suspense fallback={<Skeleton className="mx-auto size-48" />}>
              <QrCode value={address} label={t('phone.qr')} />
            </Suspense>
            <p className="text-center text-sm break-all text-muted select-all">{address}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
