import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatAmount, type LevelQuota, needsDecimals } from '../../domain/numbers';
import { loadFile } from '../../lib/load-file';
import { store } from '../../lib/store';
import { usePending } from '../../lib/use-pending';

type Limits = typeof import('../../domain/limits');

export interface LimitTexts {
  readonly exact: (amount: string) => string;
  /** Undefined if unknown or redundant. */
  readonly approximate: (coin: string, amount: string) => string | undefined;
}

/** decimal.js loads only if needed; until then limits are unchanged. */
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
    // Unchanged limits are better than none.
    loadFile(() => import('../../domain/limits')).then(
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
      const currency = user.currencyCode;
      const value = rate === 1 ? undefined : limits?.approximateValue(coin, amount, { currency, rate }, language);
      return value && t('personal.limitApprox', { amount: value });
    },
  };
}
