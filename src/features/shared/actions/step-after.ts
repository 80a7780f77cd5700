import { kycInfoEndpoints } from '../../../api/endpoints/kyc-info';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import type { ScreenContext } from './action';

/** Only if it differs from `before`. */
export async function stepAfter(
  call: ScreenContext['call'],
  level: StepLevel,
  before: StepStatus,
): Promise<{ readonly level: StepLevel; readonly status: StepStatus } | undefined> {
  const { state } = await call(kycInfoEndpoints.kycInfo, { obtain_state: true }, { fresh: true });
  const status = state.find((step) => step.level === level)?.status;
  return status === undefined || status === before ? undefined : { level, status };
}
