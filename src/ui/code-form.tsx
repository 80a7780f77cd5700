import { cx } from 'class-variance-authority';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from './button';
import { CodeField } from './fields/code-field';

/** Props of `CodeForm`. */
export interface CodeFormProps {
  /** The digits typed so far. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** Called with the complete code, when its last digit is typed or when the button is clicked. */
  readonly onSubmit: (code: string) => void;
  /** Undefined if no code is sent, as with an authenticator app: the form then has no button to send another one. */
  readonly onResend?: (() => void) | undefined;
  /** Earliest time for sending another code, in milliseconds since the epoch as from `Date.now()`. */
  readonly resendAt: number;
  /** The code is being checked. Default: false. */
  readonly busy?: boolean | undefined;
  /** Another code is being requested. Default: false. */
  readonly sending?: boolean | undefined;
  readonly error?: string | undefined;
  /** Number of digits. Default: 6. */
  readonly length?: number | undefined;
  /** Ref to the input: the dialog focuses it when it opens. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    readonly close: string;
    readonly resend: string;
    /** Label of the button while another code cannot be sent yet: "Send again in 42 s". */
    readonly resendIn: (seconds: number) => string;
  };
}

/** Form for a one-time code; used inside a dialog. */
export function CodeForm({
  code,
  onCode,
  onSubmit,
  onResend,
  resendAt,
  busy = false,
  sending = false,
  error,
  length = 6,
  input,
  texts,
}: CodeFormProps) {
  const secondsLeft = useSecondsUntil(resendAt);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || code.length < length) return;
        // The button may be disabled next, which would drop the focus.
        input.current?.focus();
        onSubmit(code);
      }}
    >
      <CodeField
        inputRef={input}
        name="one-time-code"
        label={texts.label}
        error={error}
        length={length}
        value={code}
        onChange={onCode}
        onComplete={onSubmit}
        readOnly={busy}
      />
      <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" variant="primary" loading={busy} disabled={!busy && code.length < length}>
          {texts.submit}
        </Button>
        {onResend && (
          <Button
            variant="secondary"
            loading={sending}
            disabled={!sending && secondsLeft > 0}
            // The countdown is only read: as a second grey button it would compete with the first.
            className={cx('tabular-nums', secondsLeft > 0 && 'border-transparent! bg-transparent!')}
            onClick={() => {
              input.current?.focus();
              onResend();
            }}
          >
            {secondsLeft > 0 ? texts.resendIn(secondsLeft) : texts.resend}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whole seconds until `moment`, at least 0. Computed from the clock, so that it stays correct when the tab sleeps. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // Layout effect: `now` is old if no countdown was running, and has to be updated before the next paint.
  useLayoutEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
