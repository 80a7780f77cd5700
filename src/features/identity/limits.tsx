import { useTranslation } from 'react-i18next';
import type { LevelName } from '../../domain/levels';
import { currentLimits, type LevelQuota } from '../../domain/numbers';
import { LimitTable } from '../../ui/limit-table';
import type { LimitTexts } from './use-limit-texts';

interface LimitsProps {
  readonly level: LevelName;
  readonly quotas: readonly LevelQuota[];
  /** Empty for persons. */
  readonly kybQuota: string;
  readonly texts: LimitTexts;
}

export function Limits({ level, quotas, kybQuota, texts }: LimitsProps) {
  const { t } = useTranslation();
  return (
    <LimitTable
      title={t('personal.currentLimits')}
      head={[t('personal.limitCoin'), t('personal.limitPerDay')]}
      rows={[
        ...currentLimits(quotas, level).map(({ coin, limit }) => ({
          name: coin,
          values: [texts.exact(limit)],
          detail: texts.approximate(coin, limit),
        })),
        ...(kybQuota === '' ? [] : [{ name: t('personal.kybQuota'), values: [texts.exact(kybQuota)] }]),
      ]}
      empty={t('personal.limitsNone')}
    />
  );
}
