import type { LevelName } from '../../domain/levels';
import { btcLimit, type LevelQuota, limitAfterReset } from '../../domain/numbers';

/** A member's limit in BTC before and after a reset. */
export interface ResetLimits {
  readonly from: string;
  readonly to: string;
}

/** What a reset does to the limit of a level. Undefined if the server sent no limit in BTC for it. */
export function resetLimits(quotas: readonly LevelQuota[], level: LevelName): ResetLimits | undefined {
  const from = btcLimit(quotas, level);
  return from === undefined ? undefined : { from, to: limitAfterReset(quotas) };
}
