import { complianceEndpoints } from '../../api/endpoints/compliance';
import { useCall } from '../../api/use-call';
import type { Step, StepLevel } from '../../domain/steps';
import { LazyPart } from '../lazy-part';
import type { MemberState } from '../use-member-state';
import { About } from './about';
import { Announcements } from './announcements';
import { CompanyAccount } from './company-account';
import { FailedParts } from './failed-parts';
import { IdentityTransfer } from './identity-transfer';
import type { KycInfo } from './personal-page';
import { PopUps } from './pop-ups';
import { Tasks } from './tasks';

// Most visits show neither of them.
const loadMobileAppHint = async () => (await import('../mobile-app-hint')).MobileAppHint;
const loadPersonalInfo = async () => (await import('./personal-info')).PersonalInfo;

interface MoreProps {
  readonly info: KycInfo;
  readonly steps: Record<StepLevel, Step>;
  /** The next level is verified in the mobile app. */
  readonly inApp: boolean;
  readonly may: MemberState['may'];
  /** Levels and limits are others now. */
  readonly onChange: () => void;
}

/**
 * What stands under the levels: the tasks, then news, then what is on file. A part without anything to say is absent, and so is one that
 * could not be loaded: all of these are reported once, above.
 */
export function More({ info, steps, inApp, may, onChange }: MoreProps) {
  const { data: edd } = useCall(complianceEndpoints.eddInfo, {});
  const isNew = steps.LEVEL_1.status === 'ALLOW' && info.applicant.level === 'LEVEL_DEFAULT';
  return (
    <>
      <FailedParts />
      {inApp && <LazyPart load={loadMobileAppHint}>{(MobileAppHint) => <MobileAppHint />}</LazyPart>}
      {may({ kind: 'transfer' }).allowed && <IdentityTransfer onDone={onChange} />}
      <Tasks info={info} edd={edd} />
      <Announcements info={info} />
      <PopUps />
      {info.applicant.level !== 'LEVEL_DEFAULT' && (
        <LazyPart load={loadPersonalInfo}>{(PersonalInfo) => <PersonalInfo />}</LazyPart>
      )}
      <About info={info} canAddIdentity={may({ kind: 'second-identity' }).allowed} />
      {isNew && info.kybQuota === '' && <CompanyAccount />}
    </>
  );
}
