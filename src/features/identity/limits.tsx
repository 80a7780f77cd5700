import { useTranslation } from 'react-i18next';
import type { LevelName } from '../../domain/levels';
import { currentLimits, formatAmount, type LevelQuota } from '../../domain/numbers';
import { LimitTable } from '../../ui/limit-table';

interface LimitsProps {
  readonly level: LevelName;
  readonly quotas: readonly LevelQuota[];
  /** Limit of a company's account; empty for persons. */
  readonly kybQuota: string;
}

/** The limits of the level that the member has reached, by coin, and of the company where there is one. */
export function Limits({ level, quotas, kybQuota }: LimitsProps) {
  const { t, i18n } = useTranslation();
  const written = (amount: string) => formatAmount(amount, i18n.language);
  return (
    <LimitTable
      title={t('personal.currentLimits')}
      head={[t('personal.limitCoin'), t('personal.limitPerDay')]}
      rows={[
        ...currentLimits(quotas, level).map(({ coin, limit }) => ({ name: coin, values: [written(limit)] })),
        ...(kybQuota === '' ? [] : [{ name: t('personal.kybQuota'), values: [written(kybQuota)] }]),
      ]}
      empty={t('personal.limitsNone')}
    />
  );
}
