import { cx } from 'class-variance-authority';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from './button';
import { CodeField } from './fields/code-field';

export interface CodeFormProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** On the last digit or the button. */
  readonly onSubmit: (code: string) => void;
  /** Undefined if no code is sent. */
  readonly onResend?: (() => void) | undefined;
  /** Milliseconds since the epoch. */
  readonly resendAt: number;
  readonly busy?: boolean | undefined;
  readonly sending?: boolean | undefined;
  readonly error?: string | undefined;
  /** Default: 6. */
  readonly length?: number | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    readonly close: string;
    readonly resend: string;
    /** "Send again in 42 s". */
    readonly resendIn: (seconds: number) => string;
  };
}

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
            // A second grey button would compete.
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

/** At least 0. By the clock, because tabs sleep. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // Before the next paint.
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
