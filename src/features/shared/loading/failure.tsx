import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/errors';
import { ErrorActions, ErrorBody } from '../../../ui/error-state';
import { StatusBanner } from '../../../ui/status-banner';
import { useErrorViews } from './error-view';

interface FailureProps {
  readonly error: ApiError;
  /** Title: what was not done. */
  readonly title: string;
  /** Further information, such as that the entered values are kept. */
  readonly children?: ReactNode;
}

/** Error of a form that could not be sent; the form's own button is the retry. */
export function Failure({ error, title, children }: FailureProps) {
  const view = useErrorViews().ofSubmit(error);
  return (
    <StatusBanner tone="danger" title={title} announce actions={<ErrorActions texts={{ ...view, retry: undefined }} />}>
      <ErrorBody lines={view.errorBody} />
      {children}
    </StatusBanner>
  );
}
