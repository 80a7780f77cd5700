import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import { CodeDialog } from '../../../src/ui/code-dialog';
import { Dialog } from '../../../src/ui/dialog';
import { showToast } from '../../../src/ui/toast-store';
import type { Settings } from '../settings';
import { Section } from '../specimen';
import { count } from '../texts';

export function Dialogs({ settings: { texts: t } }: { readonly settings: Settings }) {
  const [open, setOpen] = useState<'dialog' | 'fixed' | 'code'>();
  const [error, setError] = useState<string>();
  const close = () => setOpen(undefined);
  const openOnly = (name: 'dialog' | 'fixed' | 'code') => () => setOpen(name);
  return (
    <Section id="dialogs" title="Dialogs (drawers on phones)">
      <div className="flex flex-wrap gap-3" lang="en">
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
        open={open === 'code'}
        onOpenChange={(next) => {
          if (next) return;
          setError(undefined);
          close();
        }}
        title={t.codeTitle}
        description={t.codeBody}
        error={error}
        onSubmit={(code) => (code === '123456' ? close() : setError(t.codeError))}
        onResend={() => setError(undefined)}
        texts={{
          label: t.codeLabel,
          submit: t.submit,
          close: t.close,
          resend: t.resend,
          resendIn: (seconds) => count(t.resendIn, seconds),
        }}
      />
    </Section>
  );
}
