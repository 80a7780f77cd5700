import { useTranslation } from 'react-i18next';
import type { LevelName } from '../../domain/levels';
import { currentLimits, formatAmount, type LevelQuota } from '../../domain/numbers';

interface LimitsProps {
  readonly level: LevelName;
  readonly quotas: readonly LevelQuota[];
}

/** The limits of the level that the member has reached, by coin. */
export function Limits({ level, quotas }: LimitsProps) {
  const { t, i18n } = useTranslation();
  const current = currentLimits(quotas, level);
  return (
    <section className="flex flex-col gap-3 rounded-base border border-line p-4">
      <h2 className="font-semibold">{t('personal.currentLimits')}</h2>
      {current.length === 0 ? (
        <p className="text-sm text-muted">{t('personal.limitsNone')}</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('personal.limitCoin')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('personal.limitPerDay')}
              </th>
            </tr>
          </thead>
          <tbody>
            {current.map(({ coin, limit }) => (
              <tr key={coin} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-medium">
                  {coin}
                </th>
                <td className="py-2 text-end tabular-nums">{formatAmount(limit, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
