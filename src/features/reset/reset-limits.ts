import type { LevelName } from '../../domain/levels';
import { btcLimit, type LevelQuota, limitAfterReset } from '../../domain/numbers';

export interface ResetLimits {
  readonly from: string;
  readonly to: string;
}

/** Undefined without BTC limits. */
export function resetLimits(quotas: readonly LevelQuota[], level: LevelName): ResetLimits | undefined {
  const from = btcLimit(quotas, level);
  return from === undefined ? undefined : { from, to: limitAfterReset(quotas) };
}
