import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { ErrorState } from '../../../ui/error-state';
import { useErrorViews } from './error-view';

interface LoadErrorProps {
  /** Undefined: nothing is known about why. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  /** Title for a failure whose cause is none. Default: that this information could not be loaded. */
  readonly otherwise?: string | undefined;
  /** Another action, shown after the retry button. */
  readonly otherAction?: ReactNode;
  /** Draws the retry as a secondary button, for a page with a primary action of its own. Default: false. */
  readonly secondary?: boolean | undefined;
}

/** Why something could not be loaded, and what the member can do. Loaded on demand by `LateError`, for it is rarely shown. */
export function LoadError({ error, otherwise, ...props }: LoadErrorProps) {
  const { t } = useTranslation();
  const { ofLoad } = useErrorViews();
  const unknown = { errorTitle: otherwise ?? t('errors.loadTitle'), errorBody: [], retry: t('errors.retry') };
  return <ErrorState texts={error ? ofLoad(error, otherwise) : unknown} {...props} />;
}
