import { INVESTOR_CODES } from '../../../src/domain/investor-status';
import { TEST_CODES } from '../../../src/domain/investor-tests';
import { TASK_OF_EDD, TASK_OF_QUESTIONNAIRE } from '../../../src/domain/personal-tasks';
import { SITE_ROWS } from '../../../src/domain/sites';
import type { UpdatePoiStatus } from '../../../src/domain/statuses';
import type { ComplianceTaskStatus, ComplianceTaskType } from '../../../src/domain/tasks';
import type { Scenario } from '../scenario';
import { recordOf } from './agreements';
import type { MockState } from './state';

/** Undefined: no task. */
const OF_POI = {
  DisplayUpdatePOIStatus_No: undefined,
  DisplayUpdatePOIStatus_Needed: 'TODO',
  DisplayUpdatePOIStatus_Pending: 'IN_REVIEW',
  DisplayUpdatePOIStatus_Rejected: 'REJECTED',
  DisplayUpdatePOIStatus_Rejected_Daily: 'REJECTED',
} as const satisfies Record<UpdatePoiStatus, ComplianceTaskStatus | undefined>;

function isClientAgreementAccepted(state: MockState): boolean {
  return recordOf(state, 'client').acceptedVersion === state.compliance.version;
}

/** Undefined: the member has not applied, so no task. */
const OF_INVESTOR = {
  none: undefined,
  'in-review': 'IN_REVIEW',
  approved: 'DONE',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
} as const satisfies Record<Scenario['compliance']['investor'], ComplianceTaskStatus | undefined>;

const DEADLINE_DAYS = 14;
const DAY_MS = 86_400_000;

interface Task {
  id: string;
  type: ComplianceTaskType;
  status: ComplianceTaskStatus;
  templateCode: string;
  required: boolean;
  deadline?: number;
}

/** Required tasks first. kyc-info, compliance-tasks and the task service share it. */
export function tasksOf(state: MockState): Task[] {
  const { kyc, run, site, now } = state;
  const task = (type: ComplianceTaskType, status: ComplianceTaskStatus | undefined, required: boolean): Task[] => {
    if (status === undefined) return [];
    const due = required && (status === 'TODO' || status === 'REJECTED');
    const templateCode = type === 'AML_QUESTIONNAIRE' ? '200' : type;
    return [{ id: type, type, status, templateCode, required, ...(due && { deadline: now + DEADLINE_DAYS * DAY_MS }) }];
  };
  const verified = kyc.steps['1'] === 'SUCCESS';
  const { investorTests, investorClasses } = SITE_ROWS[site];
  return [
    ...task('UPDATE_POI', kyc.display.displayUpdatePOI ? OF_POI[kyc.poi.status] : undefined, true),
    ...task('AML_QUESTIONNAIRE', TASK_OF_QUESTIONNAIRE[kyc.questionnaire], true),
    ...task('EDD', TASK_OF_EDD[kyc.edd], true),
    ...task('CLIENT_AGREEMENT', isClientAgreementAccepted(state) ? undefined : 'TODO', true),
    ...investorTests.flatMap((test) => {
      const type = TEST_CODES[test];
      const done = run.attempts[type]?.passed;
      return task(type, done ? 'DONE' : verified ? 'TODO' : 'LOCKED', false);
    }),
    ...investorClasses.flatMap((one) =>
      task(INVESTOR_CODES[one], OF_INVESTOR[state.compliance.investor.status], false),
    ),
  ];
}
