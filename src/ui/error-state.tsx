import type { ReactNode } from 'react';
import { Button } from './button';
import { StatusBanner } from './status-banner';

/** A link that helps where trying again cannot, such as the one to the login page. */
export interface WayOut {
  readonly label: string;
  readonly href: string;
}

export interface ErrorTexts {
  readonly errorTitle: string;
  /** What happened and what to do, a paragraph each. */
  readonly errorBody: readonly string[];
  /** Label of the retry; undefined where it would only fail again. */
  readonly retry: string | undefined;
  /** Stands before the retry, as the main action. */
  readonly wayOut?: WayOut | undefined;
}

interface ErrorStateProps {
  readonly texts: ErrorTexts;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Another way on, beside the retry. */
  readonly otherAction?: ReactNode;
  /** The page has a primary action of its own: the retry is none. */
  readonly secondary?: boolean;
}

/** What could not be loaded, and the way to try again. Stands where the content would. */
export function ErrorState({ texts, onRetry, retrying = false, otherAction, secondary }: ErrorStateProps) {
  const { errorTitle, errorBody, retry, wayOut } = texts;
  const hasActions = wayOut !== undefined || retry !== undefined || Boolean(otherAction);
  return (
    <StatusBanner
      tone="danger"
      title={errorTitle}
      announce
      actions={
        hasActions && (
          <>
            {wayOut && <WayOutButton wayOut={wayOut} />}
            {retry !== undefined && (
              <Button variant={wayOut || secondary ? 'secondary' : 'primary'} onClick={onRetry} loading={retrying}>
                {retry}
              </Button>
            )}
            {otherAction}
          </>
        )
      }
    >
      <ErrorBody lines={errorBody} />
    </StatusBanner>
  );
}

/** What happened and what to do. Isolated, because a server's message need not run in the page's direction. */
export function ErrorBody({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ));
}

/** The way out as the main button of a banner. */
export function WayOutButton({ wayOut }: { readonly wayOut: WayOut }) {
  return (
    <Button asChild variant="primary">
      <a href={wayOut.href}>{wayOut.label}</a>
    </Button>
  );
}
