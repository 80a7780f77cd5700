import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable';
import type { Part } from './combine-calls';
import { LateError } from './late-error';

interface LoadedProps<T> {
  readonly state: Part<T>;
  /** The shape of the content, while it loads. Default: two cards. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What one call or several have loaded: a skeleton first, then the content, or why it could not be loaded. */
export function Loaded<T>({ state, skeleton, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  const { error, retry } = state;
  return (
    <Loadable
      state={state}
      loading={t('shell.loading')}
      skeleton={skeleton}
      failure={error && <LateError error={error} onRetry={retry} />}
    >
      {children}
    </Loadable>
  );
}
