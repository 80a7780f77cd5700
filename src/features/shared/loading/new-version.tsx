import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { StatusBanner } from '../../../ui/status-banner';

interface NewVersionProps {
  readonly onContinue: () => void;
  readonly otherAction?: ReactNode;
}

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
