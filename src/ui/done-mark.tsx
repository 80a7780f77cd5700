import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FocusHere } from './focus-here';
import { SuccessIcon } from './icons';

interface DoneMarkProps {
  readonly isDone: boolean;
  /** Replaces the button when done. */
  readonly text: string;
  /** The button. */
  readonly children: ReactNode;
}

/** Same size, so that nothing moves. */
export function DoneMark({ isDone, text, children }: DoneMarkProps) {
  const mark = (
    <span className="flex items-center gap-1.5 px-3 font-medium text-success">
      <SuccessIcon className="shrink-0" />
      {text}
    </span>
  );
  return (
    <div className="grid items-center justify-items-end *:col-start-1 *:row-start-1">
      <div className={cx(isDone && 'invisible')}>{children}</div>
      {isDone ? (
        <FocusHere>{mark}</FocusHere>
      ) : (
        <div aria-hidden="true" className="invisible">
          {mark}
        </div>
      )}
    </div>
  );
}
