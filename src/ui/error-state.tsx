import type { ReactNode } from 'react';
import { Button } from './button';
import { StatusBanner } from './status-banner';

/** A link for errors that a retry does not solve, such as the link to the login page. */
export interface WayOut {
  readonly label: string;
  readonly href: string;
}

/** Texts of an error. */
export interface ErrorTexts {
  readonly errorTitle: string;
  /** What happened and what to do; one paragraph each. */
  readonly errorBody: readonly string[];
  /** Label of the retry button; undefined if a retry would only fail again. */
  readonly retry: string | undefined;
  /** Shown before the retry button, as the main action. */
  readonly wayOut?: WayOut | undefined;
}

interface ErrorStateProps {
  readonly texts: ErrorTexts;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Another action, shown after the retry button. */
  readonly otherAction?: ReactNode;
  /** Draws the retry as a secondary button, for a page with a primary action of its own. Default: false. */
  readonly secondary?: boolean;
}

/** Error with a retry button, shown in place of content that could not be loaded. */
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

/** Paragraphs of an error. Isolated with `bdi`, because a server's message may have another writing direction than the page. */
export function ErrorBody({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ));
}

/** A `WayOut` as the main button of a banner. */
export function WayOutButton({ wayOut }: { readonly wayOut: WayOut }) {
  return (
    <Button asChild variant="primary">
      <a href={wayOut.href}>{wayOut.label}</a>
    </Button>
  );
}
