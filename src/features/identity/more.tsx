import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import type { Step, StepLevel } from '../../domain/steps';
import { MobileAppHint } from '../mobile-app-hint';
import { About } from './about';
import { Announcements } from './announcements';
import { CompanyAccount } from './company-account';
import { IdentityTransfer } from './identity-transfer';
import { PersonalInfo } from './personal-info';
import type { KycInfo } from './personal-page';
import { PopUps } from './pop-ups';
import { Tasks } from './tasks';

interface MoreProps {
  readonly info: KycInfo;
  readonly steps: Record<StepLevel, Step>;
  /** The next level is verified in the mobile app. */
  readonly inApp: boolean;
  /** Levels and limits are others now. */
  readonly onChange: () => void;
}

/** What stands under the levels: the tasks, then news, then what is on file. A part without anything to say is absent. */
export function More({ info, steps, inApp, onChange }: MoreProps) {
  const edd = useCall(endpoints.eddInfo, {});
  const isNew = steps.LEVEL_1.status === 'ALLOW' && info.applicant.level === 'LEVEL_DEFAULT';
  return (
    <>
      {inApp && <MobileAppHint />}
      <IdentityTransfer onDone={onChange} />
      <Tasks info={info} edd={edd} />
      <Announcements info={info} />
      <PopUps />
      {info.applicant.level !== 'LEVEL_DEFAULT' && <PersonalInfo />}
      <About info={info} />
      {isNew && info.kybQuota === '' && <CompanyAccount />}
    </>
  );
}
