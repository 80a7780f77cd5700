import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button';
import { CodeForm } from '../../../src/ui/code-form';
import { Dialog } from '../../../src/ui/dialog';
import { showToast } from '../../../src/ui/toast-store';
import type { SectionProps } from '../settings';
import type { OpenedId } from '../states';
import { count } from '../texts';
import { waitForElement } from '../wait-for-element';

type DialogName = 'dialog' | 'fixed' | 'code' | 'busy';

const OPENED: Partial<Record<OpenedId, DialogName>> = {
  dialog: 'dialog',
  'code-dialog': 'code',
  'code-dialog-error': 'code',
  'code-dialog-busy': 'code',
};

const RESEND_MS = 60_000;

/** Every code but `right` and `slow` is rejected. */
const CODES = { right: '123456', slow: '222222', wrong: '111111' } as const;

export function Dialogs({ settings: { texts: t, state } }: SectionProps) {
  const [open, setOpen] = useState<DialogName | undefined>(state?.opened && OPENED[state.opened]);
  const [error, setError] = useState<string>();
  const [code, setCode] = useState('');
  const [resendAt, setResendAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useTypedCode(state?.opened);
  const close = () => setOpen(undefined);
  const openOnly = (name: DialogName) => () => setOpen(name);
  const isCode = open === 'code' || open === 'busy';
  useEffect(() => {
    if (isCode) setResendAt(Date.now() + RESEND_MS);
  }, [isCode]);
  return (
    <>
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
      <Dialog
        open={isCode}
        onOpenChange={(next) => {
          if (next) return;
          setError(undefined);
          setCode('');
          close();
        }}
        title={t.codeTitle}
        description={t.codeBody}
        closeLabel={t.close}
        initialFocus={input}
      >
        <CodeForm
          code={code}
          onCode={setCode}
          input={input}
          busy={open === 'busy'}
          error={error}
          onSubmit={(typed) => {
            if (typed === CODES.right) close();
            else if (typed === CODES.slow) setOpen('busy');
            else setError(t.codeError);
          }}
          onResend={() => {
            setError(undefined);
            setCode('');
            setResendAt(Date.now() + RESEND_MS);
          }}
          resendAt={resendAt}
          texts={{
            label: t.codeLabel,
            submit: t.codeSubmit,
            close: t.close,
            resend: t.resend,
            resendIn: (seconds) => count(t.resendIn, seconds),
          }}
        />
      </Dialog>
    </>
  );
}

function useTypedCode(opened: OpenedId | undefined): void {
  useEffect(() => {
    const code = opened === 'code-dialog-busy' ? CODES.slow : opened === 'code-dialog-error' ? CODES.wrong : undefined;
    if (!code) return;
    void waitForElement('#one-time-code:focus').then(() => document.execCommand('insertText', false, code));
  }, [opened]);
}
