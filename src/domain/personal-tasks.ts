import { eligibility } from './eligibility';
import type { EligibilityFacts, VerificationRequest } from './eligibility-types';
import type { AmlResult, EddStatus, QuestionnaireStatus } from './statuses';
import { taskAddress } from './task-routes';
import { COMPLIANCE_TASK_TYPES, type ComplianceTaskStatus, type ComplianceTaskType, OPEN_TASK_STATUSES } from './tasks';

export interface ProcessTask {
  readonly id: string;
  readonly type: ComplianceTaskType;
  readonly status: ComplianceTaskStatus;
  readonly title: string;
  readonly reason: string;
  readonly deadline?: number | undefined;
  readonly templateCode: string;
  readonly required: boolean;
}

export interface PersonalTask extends ProcessTask {
  readonly to: string | undefined;
  /** In review, but still editable. */
  readonly canChange: boolean;
}

/** Undefined: not requested. */
export const TASK_OF_QUESTIONNAIRE = {
  QUESTIONNAIRE_STATUS_UNDEFINED: undefined,
  QUESTIONNAIRE_STATUS_UNSUBMIT: 'TODO',
  QUESTIONNAIRE_STATUS_PENDING: 'IN_REVIEW',
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: 'IN_REVIEW',
  QUESTIONNAIRE_STATUS_APPROVED: 'DONE',
  QUESTIONNAIRE_STATUS_REJECTED: 'REJECTED',
} as const satisfies Record<QuestionnaireStatus, ComplianceTaskStatus | undefined>;

/** Undefined: not requested. */
export const TASK_OF_EDD = {
  EDDStatus_Unknown: undefined,
  EDDStatus_UnSubmit: 'TODO',
  EDDStatus_Reviewing: 'IN_REVIEW',
  EDDStatus_Pass: 'DONE',
  EDDStatus_Reject: 'REJECTED',
} as const satisfies Record<EddStatus, ComplianceTaskStatus | undefined>;

/** From get-edd-info. */
export interface EddSource {
  readonly status: EddStatus;
  readonly templateCode: string;
  readonly rejectReason: string;
  readonly deadline?: number | undefined;
}

/** From get-aml-result. */
export interface AmlSource {
  readonly result: AmlResult;
  readonly templateCode: string;
}

/** Late data is undefined until it loads. */
export interface TaskFacts extends EligibilityFacts {
  readonly verificationProcess: { readonly isVerificationProcess: boolean; readonly tasks: readonly ProcessTask[] };
  readonly questionnaireStatus: QuestionnaireStatus;
  readonly mustQuestionnaire: boolean;
  readonly amlQuestionnaire?: { readonly needQuestionnaire: boolean; readonly templateCode: string } | undefined;
  readonly displayControl: { readonly isDisplayQuestionnaire: boolean; readonly isDisplayNewRcOnboarding: boolean };
  /** Most urgent first: task types or announcements. */
  readonly bannerTags: readonly string[];
  readonly edd?: EddSource | undefined;
  readonly aml?: AmlSource | undefined;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** Need the eligibility rule, like a verification. */
const REQUESTS: Partial<Record<ComplianceTaskType, VerificationRequest>> = {
  UPDATE_POA: { kind: 'proof-of-address' },
};

const isTask = (tag: string): tag is ComplianceTaskType => (COMPLIANCE_TASK_TYPES as readonly string[]).includes(tag);

/** Tags without a task, to be acknowledged. */
export function announcementTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => !isTask(tag));
}

/** Most urgent first, without duplicates: the most specific status wins. */
export function personalTasks(facts: TaskFacts): PersonalTask[] {
  const rows = new Map<ComplianceTaskType | string, ProcessTask>();
  const { verificationProcess, amlQuestionnaire, displayControl, mustQuestionnaire, edd, aml } = facts;
  const processTasks = verificationProcess.isVerificationProcess ? verificationProcess.tasks : [];
  for (const task of processTasks) rows.set(rows.has(task.type) ? task.id : task.type, task);
  const lay = (type: ComplianceTaskType, status: ComplianceTaskStatus | undefined, more: Partial<ProcessTask>) => {
    if (status === undefined) return;
    const before = rows.get(type) ?? { id: type, type, title: '', reason: '', templateCode: '', required: false };
    rows.set(type, { ...before, ...more, status });
  };

  const need = amlQuestionnaire?.needQuestionnaire === true || aml?.result === 'QUESTIONNAIRE';
  const asked = need || mustQuestionnaire || displayControl.isDisplayQuestionnaire;
  const templateCode = amlQuestionnaire?.templateCode || (aml?.result === 'QUESTIONNAIRE' ? aml.templateCode : '');
  lay('AML_QUESTIONNAIRE', TASK_OF_QUESTIONNAIRE[facts.questionnaireStatus] ?? (asked ? 'TODO' : undefined), {
    required: mustQuestionnaire || need,
    ...(templateCode !== '' && { templateCode }),
  });
  if (edd) {
    lay('EDD', TASK_OF_EDD[edd.status], {
      required: true,
      ...(edd.rejectReason !== '' && { reason: edd.rejectReason }),
      ...(edd.deadline !== undefined && { deadline: edd.deadline }),
    });
  }
  if (displayControl.isDisplayNewRcOnboarding && !rows.has('RC_QUESTIONNAIRE')) lay('RC_QUESTIONNAIRE', 'TODO', {});

  const pressing = new Set(facts.bannerTags.filter(isTask));
  for (const type of pressing)
    lay(type, rows.get(type)?.status ?? 'TODO', {
      required: true,
      ...(templateCode !== '' && type === 'AML_QUESTIONNAIRE' && { templateCode }),
    });
  const order = [...pressing];
  const placeOf = ({ type }: ProcessTask) => (pressing.has(type) ? order.indexOf(type) : order.length);
  return [...rows.values()]
    .filter(({ type }) => type !== 'UPDATE_POI')
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((task) => asShown(task, facts));
}

/** Locked if it may not start; open tasks past their deadline are overdue. */
function asShown(task: ProcessTask, facts: TaskFacts): PersonalTask {
  const request = REQUESTS[task.type];
  const isHeldBack =
    OPEN_TASK_STATUSES.has(task.status) && request !== undefined && !eligibility(request, facts).allowed;
  // An earlier rejection does not explain the lock.
  if (isHeldBack) return { ...task, status: 'LOCKED', reason: '', canChange: false, to: undefined };
  const isOpen = OPEN_TASK_STATUSES.has(task.status);
  const isOverdue = isOpen && task.deadline !== undefined && task.deadline < facts.now;
  const canChange = task.type === 'AML_QUESTIONNAIRE' && facts.questionnaireStatus === 'QUESTIONNAIRE_STATUS_PENDING';
  return {
    ...task,
    status: isOverdue ? 'EXPIRED' : task.status,
    canChange,
    to: isOpen || canChange ? taskAddress(task.type, task.templateCode) : undefined,
  };
}
