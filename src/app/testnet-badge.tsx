import { useTranslation } from 'react-i18next';
import { initialConfig } from '../lib/initial-config';

/** Renders nothing outside the testnet. */
export function TestnetBadge() {
  const { t } = useTranslation();
  if (initialConfig().environment !== 'testnet') return null;
  return (
    <strong className="inline-block rounded-base border border-warning-line bg-warning-tint px-2 py-1 text-sm text-warning">
      {t('shell.testnet')}
    </strong>
  );
}
