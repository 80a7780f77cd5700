import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatAmount, type LevelQuota, needsDecimals } from '../../domain/numbers';
import { store } from '../../lib/store';
import { usePending } from '../../lib/use-pending';

type Limits = typeof import('../../domain/limits');

export interface LimitTexts {
  /** A limit as it is shown. */
  readonly exact: (amount: string) => string;
  /** What it is worth in the member's currency, as a sentence; undefined where that says nothing new, or cannot be told. */
  readonly approximate: (coin: string, amount: string) => string | undefined;
}

/**
 * How the member's limits are written. Most can be shown as they come; decimal.js is loaded for those that have to be rounded, and for members
 * whose currency is not the dollar. Until it is here they stand as they came.
 */
export function useLimitTexts(quotas: readonly LevelQuota[], kybQuota: string): LimitTexts {
  const { t, i18n } = useTranslation();
  const { rate, user } = useSnapshot(store);
  const [loaded, setLoaded] = useState<Limits | 'failed'>();
  const limits = loaded === 'failed' ? undefined : loaded;
  const amounts = quotas.flatMap(({ coinLimit }) => coinLimit.map(({ limit }) => limit));
  const isNeeded = needsDecimals(kybQuota === '' ? amounts : [...amounts, kybQuota], rate);
  const waits = isNeeded && loaded === undefined;
  usePending(waits);
  useEffect(() => {
    if (!waits) return;
    let current = true;
    // Limits as they came are better than none, so a chunk that cannot be had is no error of the page.
    import('../../domain/limits').then(
      (module) => current && setLoaded(module),
      () => current && setLoaded('failed'),
    );
    return () => {
      current = false;
    };
  }, [waits]);

  const { language } = i18n;
  return {
    exact: (amount) => (limits ? limits.limitText(amount, language) : formatAmount(amount, language)),
    approximate: (coin, amount) => {
      const value = rate === 1 ? undefined : limits?.approximateValue(coin, amount, rate, language);
      return value && t('personal.limitApprox', { amount: value, currency: user.currencyCode });
    },
  };
}
