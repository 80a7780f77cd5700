import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { CodeField } from './fields/code-field';

export interface CodeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Where the code was sent. */
  readonly description: string;
  /** Called with a complete code, by its last digit or by the button. */
  readonly onSubmit: (code: string) => void;
  readonly onResend: () => void;
  /** The code is being checked. */
  readonly busy?: boolean | undefined;
  readonly error?: string | undefined;
  /** Digits of a code; 6 unless told. */
  readonly length?: number | undefined;
  /** Under the form, such as another way of getting a code. */
  readonly children?: ReactNode;
  /** Seconds until another code may be asked for; 60 unless told. */
  readonly resendAfter?: number | undefined;
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    readonly close: string;
    readonly resend: string;
    /** "Send again in 42 s". */
    readonly resendIn: (seconds: number) => string;
  };
}

/** Asks for a one-time code. Mounts anew each time it opens, so that no code is left from before. */
export function CodeDialog({
  open,
  onOpenChange,
  title,
  description,
  texts,
  busy = false,
  children,
  ...form
}: CodeDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={texts.close}
      dismissible={!busy}
      initialFocus={input}
    >
      <CodeForm {...form} busy={busy} texts={texts} input={input} />
      {children}
    </Dialog>
  );
}

type CodeFormProps = Omit<CodeDialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'children'> & {
  readonly input: RefObject<HTMLInputElement | null>;
};

function CodeForm({ onSubmit, onResend, busy, error, length = 6, resendAfter = 60, texts, input }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [round, setRound] = useState(0);
  const left = useCountdown(resendAfter, round);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && code.length === length) onSubmit(code);
      }}
    >
      <CodeField
        inputRef={input}
        name="one-time-code"
        label={texts.label}
        error={error}
        length={length}
        value={code}
        onChange={setCode}
        onComplete={onSubmit}
        readOnly={busy}
      />
      <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" variant="primary" loading={busy} disabled={!busy && code.length < length}>
          {texts.submit}
        </Button>
        <Button
          variant="default"
          disabled={left > 0}
          className="tabular-nums"
          onClick={() => {
            setRound(round + 1);
            setCode('');
            // The button is about to be disabled, which would throw the focus away.
            input.current?.focus();
            onResend();
          }}
        >
          {left > 0 ? texts.resendIn(left) : texts.resend}
        </Button>
      </div>
    </form>
  );
}

/** Seconds left of `seconds`; begins again with each `round`. Follows the clock, not the ticks: a sleeping tab counts on. */
function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew with the same number.
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
