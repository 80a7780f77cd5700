import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { StatusBanner, type Tone } from './status-banner';
import { TextLink } from './text-link';

/** A link for errors that a retry does not solve, such as the link to the login page. */
export interface WayOut {
  readonly label: string;
  readonly href: string;
}

/** Texts of an error. */
export interface ErrorTexts {
  /** Default: danger. */
  readonly tone?: Tone;
  readonly errorTitle: string;
  /** What happened and what to do; one paragraph each. */
  readonly errorBody: readonly string[];
  /** Label of the retry button; undefined if a retry would only fail again. */
  readonly retry: string | undefined;
  /** Shown before the retry button, as the main action. */
  readonly wayOut?: WayOut | undefined;
  /** The way to support: a quiet link after the buttons. */
  readonly support?:
    | (WayOut & Partial<Pick<ComponentProps<typeof TextLink>, 'target' | 'rel' | 'onClick'>>)
    | undefined;
}

interface ErrorStateProps {
  readonly texts: ErrorTexts;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  /** Another action, shown after the retry button. */
  readonly otherAction?: ReactNode;
  /** Draws the retry as a secondary button, for a page with a primary action of its own. Default: false. */
  readonly secondary?: boolean | undefined;
}

/** Error with what the member can do about it, shown in place of content that could not be loaded. */
export function ErrorState({ texts, ...actions }: ErrorStateProps) {
  const { tone = 'danger', errorTitle, errorBody } = texts;
  return (
    <StatusBanner tone={tone} title={errorTitle} announce actions={<ErrorActions texts={texts} {...actions} />}>
      <ErrorBody lines={errorBody} />
    </StatusBanner>
  );
}

/** Actions of an error: the way out or the retry first, support last. Renders nothing without any. */
export function ErrorActions({
  texts: { retry, wayOut, support },
  onRetry,
  retrying = false,
  otherAction,
  secondary,
}: Omit<ErrorStateProps, 'texts' | 'onRetry'> & {
  readonly texts: Pick<ErrorTexts, 'retry' | 'wayOut' | 'support'>;
  readonly onRetry?: () => void;
}) {
  return (
    <>
      {wayOut && <WayOutButton wayOut={wayOut} />}
      {retry !== undefined && (
        <Button variant={wayOut || secondary ? 'secondary' : 'primary'} onClick={onRetry} loading={retrying}>
          {retry}
        </Button>
      )}
      {otherAction}
      {support && (
        <TextLink beside href={support.href} target={support.target} rel={support.rel} onClick={support.onClick}>
          {support.label}
        </TextLink>
      )}
    </>
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
function WayOutButton({ wayOut }: { readonly wayOut: WayOut }) {
  return (
    <Button asChild variant="primary">
      <a href={wayOut.href}>{wayOut.label}</a>
    </Button>
  );
}
