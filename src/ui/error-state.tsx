import type { ReactNode } from 'react';
import { Button } from './button';
import { StatusBanner } from './status-banner';

interface ErrorStateProps {
  readonly title: string;
  readonly body: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Another way on, beside the retry. */
  readonly otherAction?: ReactNode;
}

/** What could not be loaded, and the way to try again. Stands where the content would. */
export function ErrorState({ title, body, retryLabel, onRetry, retrying = false, otherAction }: ErrorStateProps) {
  return (
    <StatusBanner
      tone="danger"
      title={title}
      announce
      actions={
        <>
          <Button variant="primary" onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
          {otherAction}
        </>
      }
    >
      <p>{body}</p>
    </StatusBanner>
  );
}
