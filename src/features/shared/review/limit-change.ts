import { useTranslation } from 'react-i18next';
import { btcLimit, formatAmount, type LevelQuota } from '../../../domain/numbers';
import type { StepLevel } from '../../../domain/steps';

const BEFORE = { LEVEL_1: 'LEVEL_DEFAULT', LEVEL_2: 'LEVEL_1' } as const;

/** What the approval of a level changes in numbers; undefined if the server sent no limit of the level or of the one before it. */
export function useLimitChange(quotas: readonly LevelQuota[] | undefined, level: StepLevel): string | undefined {
  const { t, i18n } = useTranslation();
  const [from, to] = [BEFORE[level], level].map((one) => quotas && btcLimit(quotas, one));
  if (from === undefined || to === undefined) return undefined;
  const amount = (limit: string) => t('personal.btcAmount', { limit: formatAmount(limit, i18n.language) });
  return t('personal.limitChange', { from: amount(from), to: amount(to) });
}
