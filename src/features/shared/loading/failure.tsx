import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/errors';
import { ErrorBody, WayOutButton } from '../../../ui/error-state';
import { StatusBanner } from '../../../ui/status-banner';
import { useErrorTexts } from './load-texts';

interface FailureProps {
  readonly error: ApiError;
  /** What was not done. */
  readonly title: string;
  /** What else the member should know, such as that nothing typed is lost. */
  readonly children?: ReactNode;
}

/** Something the member sent did not go through: shown at its form, whose own button is the way to try again. */
export function Failure({ error, title, children }: FailureProps) {
  const { errorBody, wayOut } = useErrorTexts(error);
  return (
    <StatusBanner tone="danger" title={title} announce actions={wayOut && <WayOutButton wayOut={wayOut} />}>
      <ErrorBody lines={errorBody} />
      {children}
    </StatusBanner>
  );
}
