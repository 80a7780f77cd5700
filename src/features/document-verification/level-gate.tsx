import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import type { StepStatus } from '../../domain/statuses';
import { STEP_LEVELS, type StepLevel, stepsOf } from '../../domain/steps';
import { Loadable } from '../../ui/loadable';
import { useLoadTexts } from '../load-texts';
import { together } from '../together';
import type { KycInfo } from '../use-review';
import type { FlowPlace } from './flow-address';

interface LevelGateProps {
  readonly place: FlowPlace;
  readonly children: (level: StepLevel, status: StepStatus, info: KycInfo) => ReactNode;
}

/** Asks where the member stands before a step is shown. Without a level in the address it is the first that can be started. */
export function LevelGate({ place, children }: LevelGateProps) {
  // The token ties a vendor's run to what is shown here; no other step needs one.
  const isRun = place.step === 'run';
  const kyc = useCall(endpoints.kycInfo, {
    obtain_current: true,
    obtain_state: true,
    ...(isRun && { obtain_kyc_token: true }),
  });
  const member = useCall(endpoints.memberInfo, {});
  const both = together({ kyc, member });
  const texts = useLoadTexts(both.error);

  return (
    <Loadable state={both} texts={texts} onRetry={both.retry}>
      {({ kyc: info, member: { member_tag } }) => {
        const steps = stepsOf({ opened: info.opened, kycTag: member_tag.kyc, state: info.state });
        const startable = (level: StepLevel) => STARTABLE.has(steps[level].status);
        const level = place.level ?? STEP_LEVELS.find(startable) ?? 'LEVEL_1';
        return children(level, steps[level].status, info);
      }}
    </Loadable>
  );
}

const STARTABLE: ReadonlySet<StepStatus> = new Set(['ALLOW', 'FAILED_AND_CAN_RETRY']);
