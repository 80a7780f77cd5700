import { useTranslation } from 'react-i18next';
import type { LevelName } from '../../domain/levels';

interface LimitsProps {
  readonly level: LevelName;
  readonly quotas: readonly {
    readonly level: LevelName;
    readonly coinLimit: readonly { readonly coin: string; readonly limit: string }[];
  }[];
}

/** The limits of the level that the member has reached, by coin. */
export function Limits({ level, quotas }: LimitsProps) {
  const { t, i18n } = useTranslation();
  const current = quotas.find((quota) => quota.level === level)?.coinLimit ?? [];
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
                <td className="py-2 text-end tabular-nums">{amount(limit, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A decimal string with the language's separators, at full precision, in the digits of our texts. */
function amount(decimal: string, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 8, numberingSystem: 'latn' });
  return format.format(decimal as Intl.StringNumericLiteral);
}
