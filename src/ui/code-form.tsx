import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from './button';
import { CodeField } from './fields/code-field';

export interface CodeFormProps {
  /** Digits typed so far. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** Called with a complete code, by its last digit or by the button. */
  readonly onSubmit: (code: string) => void;
  /** Absent where nothing is sent, as with an authenticator. */
  readonly onResend?: (() => void) | undefined;
  /** From when on another code may be asked for, as `Date.now()` counts. */
  readonly resendAt: number;
  /** The code is being checked. */
  readonly busy?: boolean | undefined;
  /** Another code is on its way. */
  readonly sending?: boolean | undefined;
  readonly error?: string | undefined;
  /** Digits of a code; 6 unless told. */
  readonly length?: number | undefined;
  /** The field, which takes the focus when the form's dialog opens. */
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

/** Asks for a one-time code; stands in a dialog. */
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
  const left = useSecondsUntil(resendAt);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || code.length < length) return;
        // The button may be about to be disabled, which would throw the focus away.
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
            disabled={!sending && left > 0}
            className="tabular-nums"
            onClick={() => {
              input.current?.focus();
              onResend();
            }}
          >
            {left > 0 ? texts.resendIn(left) : texts.resend}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whole seconds until a moment, 0 once it has come. Follows the clock, not the ticks: a sleeping tab counts on. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // Before the next paint: a clock that stood still while nothing was to be counted would show a wrong number.
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
