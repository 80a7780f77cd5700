import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { StatusBanner } from '../../../ui/status-banner';

interface NewVersionProps {
  /** Loads the page again. */
  readonly onContinue: () => void;
  /** Another action beside it. */
  readonly otherAction?: ReactNode;
}

/** Says that what is missing belongs to an older version of the page, and offers to continue in the new one. */
export function NewVersion({ onContinue, otherAction }: NewVersionProps) {
  const { t } = useTranslation();
  return (
    <StatusBanner
      tone="info"
      title={t('errors.newVersionTitle')}
      announce
      actions={
        <>
          <Button variant="primary" onClick={onContinue}>
            {t('kyc.continue')}
          </Button>
          {otherAction}
        </>
      }
    >
      <p>{t('errors.newVersionBody')}</p>
    </StatusBanner>
  );
}
