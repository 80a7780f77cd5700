import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { CodeDialog } from '../../../src/ui/code-dialog';
import { Dialog } from '../../../src/ui/dialog';
import { showToast } from '../../../src/ui/toast-store';
import type { SectionProps } from '../settings';
import type { OpenedId } from '../states';
import { count } from '../texts';

type DialogName = 'dialog' | 'fixed' | 'code' | 'busy';

const OPENED: Partial<Record<OpenedId, DialogName>> = {
  dialog: 'dialog',
  'code-dialog': 'code',
  'code-dialog-error': 'code',
  'code-dialog-busy': 'busy',
};

export function Dialogs({ settings: { texts: t, state } }: SectionProps) {
  const [open, setOpen] = useState<DialogName | undefined>(state?.opened && OPENED[state.opened]);
  const [error, setError] = useState(state?.opened === 'code-dialog-error' ? t.codeError : undefined);
  const close = () => setOpen(undefined);
  const openOnly = (name: DialogName) => () => setOpen(name);
  return (
    <>
      <div className="flex flex-wrap gap-3" lang="en" dir="ltr">
        <Button onClick={openOnly('dialog')}>Open dialog</Button>
        <Button onClick={openOnly('fixed')}>Open dialog that stays</Button>
        <Button onClick={openOnly('code')}>Open code dialog</Button>
      </div>
      <Dialog
        open={open === 'dialog' || open === 'fixed'}
        onOpenChange={(next) => !next && close()}
        title={t.dialogTitle}
        description={t.dialogBody}
        closeLabel={t.close}
        dismissible={open !== 'fixed'}
        actions={
          <>
            <Button variant="primary" onClick={() => showToast({ title: t.toast, icon: 'success' })}>
              {t.confirm}
            </Button>
            <Button onClick={close}>{t.cancel}</Button>
          </>
        }
      />
      <CodeDialog
        open={open === 'code' || open === 'busy'}
        onOpenChange={(next) => {
          if (next) return;
          setError(undefined);
          close();
        }}
        title={t.codeTitle}
        description={t.codeBody}
        busy={open === 'busy'}
        error={error}
        onSubmit={(code) => (code === '123456' ? close() : setError(t.codeError))}
        onResend={() => setError(undefined)}
        texts={{
          label: t.codeLabel,
          submit: t.codeSubmit,
          close: t.close,
          resend: t.resend,
          resendIn: (seconds) => count(t.resendIn, seconds),
        }}
      />
    </>
  );
}
