import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { StatusBanner } from '../../../ui/status-banner';

interface PartFailedProps {
  /** `file`: a file did not load; `render`: it threw. */
  readonly why: 'file' | 'render';
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly otherAction?: ReactNode;
}

/** Imports nothing, so it works offline. */
export function PartFailed({ why, onRetry, retrying = false, otherAction }: PartFailedProps) {
  const { t } = useTranslation();
  const file = navigator.onLine ? 'errors.causes.unreachable.title' : 'errors.causes.offline.title';
  return (
    <StatusBanner
      tone={why === 'file' ? 'warning' : 'danger'}
      title={t(why === 'file' ? file : 'errors.loadTitle')}
      announce
      actions={
        <>
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            {t('errors.retry')}
          </Button>
          {otherAction}
        </>
      }
    >
      <p>{t('errors.partBody')}</p>
    </StatusBanner>
  );
}
