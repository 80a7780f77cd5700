import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { now } from '../../../lib/now';
import { FailedPage } from '../../../ui/failed-page';
import { StatusBanner } from '../../../ui/status-banner';
import { ErrorActions, ErrorBody } from './error-actions';
import { type ErrorView, useErrorViews } from './error-view';

export interface LoadErrorProps {
  /** Undefined: the cause is unknown. */
  readonly error: ApiError | undefined;
  /** Undefined: nothing can be loaded again. */
  readonly onRetry: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** For an unknown cause. */
  readonly otherwise?: string | undefined;
  readonly otherAction?: ReactNode;
  /** The whole page failed, not a part of it. Default: false. */
  readonly isPage?: boolean | undefined;
  /** For a page with its own primary action. Default: false. */
  readonly secondary?: boolean | undefined;
}

const UNKNOWN = { cause: 'unknown', remedy: 'retry', tone: 'danger', body: [] } as const;

/** `LazyLoadError` loads it on demand. */
export function LoadError({ error, onRetry, otherwise, ...props }: LoadErrorProps) {
  const { t } = useTranslation();
  const { ofLoad } = useErrorViews();
  const view: ErrorView = error ? ofLoad(error, otherwise) : { ...UNKNOWN, title: otherwise ?? t('errors.loadTitle') };
  useRenderAt(view.retryAt);
  const { retrying = false, otherAction, isPage = false, secondary = false } = props;
  const retry = onRetry && { onClick: onRetry, loading: retrying };
  const shown = {
    title: view.title,
    children: <ErrorBody lines={view.body} />,
    actions: <ErrorActions view={view} ways={{ retry }} hasPrimary={!secondary} otherAction={otherAction} />,
  };
  return isPage ? <FailedPage {...shown} /> : <StatusBanner {...shown} tone={view.tone} announce />;
}

/** Unix milliseconds. Undefined: never. */
function useRenderAt(time: number | undefined): void {
  const [, render] = useState<number>();
  useEffect(() => {
    if (time === undefined) return undefined;
    const timer = setTimeout(() => render(time), time - now());
    return () => clearTimeout(timer);
  }, [time]);
}
