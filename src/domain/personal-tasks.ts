import { type EligibilityFacts, eligibility, type VerificationRequest } from './eligibility';
import type { AmlResult, EddStatus, QuestionnaireStatus } from './statuses';
import { taskAddress } from './task-routes';
import { COMPLIANCE_TASK_TYPES, type ComplianceTaskStatus, type ComplianceTaskType, OPEN_TASK_STATUSES } from './tasks';

/** What the personal page asks the member to do beside the levels, from the several places where the server says it. */

/** A task as kyc-info's verification process lists it. */
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
  /** Address of its screen; undefined where nothing can be done now. */
  readonly to: string | undefined;
  /** In review, and the answers may still be changed. */
  readonly canChange: boolean;
}

/** Where a questionnaire stands as a task; undefined: none was asked for. */
const OF_QUESTIONNAIRE = {
  QUESTIONNAIRE_STATUS_UNDEFINED: undefined,
  QUESTIONNAIRE_STATUS_UNSUBMIT: 'TODO',
  QUESTIONNAIRE_STATUS_PENDING: 'IN_REVIEW',
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: 'IN_REVIEW',
  QUESTIONNAIRE_STATUS_APPROVED: 'DONE',
  QUESTIONNAIRE_STATUS_REJECTED: 'REJECTED',
} as const satisfies Record<QuestionnaireStatus, ComplianceTaskStatus | undefined>;

const OF_EDD = {
  EDDStatus_Unknown: undefined,
  EDDStatus_UnSubmit: 'TODO',
  EDDStatus_Reviewing: 'IN_REVIEW',
  EDDStatus_Pass: 'DONE',
  EDDStatus_Reject: 'REJECTED',
} as const satisfies Record<EddStatus, ComplianceTaskStatus | undefined>;

/** What get-edd-info says. */
export interface EddSource {
  readonly status: EddStatus;
  readonly templateCode: string;
  readonly rejectReason: string;
  readonly deadline?: number | undefined;
}

/** What the anti-money-laundering check came to, as get-aml-result says. */
export interface AmlSource {
  readonly result: AmlResult;
  readonly templateCode: string;
}

/** What the tasks follow from: parts of kyc-info, and what arrives later (undefined until then). */
export interface TaskFacts extends EligibilityFacts {
  readonly verificationProcess: { readonly isVerificationProcess: boolean; readonly tasks: readonly ProcessTask[] };
  readonly questionnaireStatus: QuestionnaireStatus;
  readonly mustQuestionnaire: boolean;
  readonly amlQuestionnaire?: { readonly needQuestionnaire: boolean; readonly templateCode: string } | undefined;
  readonly displayControl: { readonly isDisplayQuestionnaire: boolean; readonly isDisplayNewRcOnboarding: boolean };
  /** Names of the banners, the most pressing first: a task's type, or an announcement. */
  readonly bannerTags: readonly string[];
  readonly edd?: EddSource | undefined;
  readonly aml?: AmlSource | undefined;
  /** Unix time in milliseconds: a deadline before it has passed. */
  readonly now: number;
}

/** Tasks that are started like a verification, and only where the eligibility rule allows it. */
const REQUESTS: Partial<Record<ComplianceTaskType, VerificationRequest>> = {
  UPDATE_POA: { kind: 'proof-of-address' },
};

const isTask = (tag: string): tag is ComplianceTaskType => (COMPLIANCE_TASK_TYPES as readonly string[]).includes(tag);

/** Tags that name no task: news to be acknowledged. */
export function announcementTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => !isTask(tag));
}

/**
 * One row a task, the pressing first: what the banner tags name, the process's own list, and what the questionnaire, the due diligence, the
 * anti-money-laundering check and the display controls add. A task that several of them name is shown once, with the more special one's
 * status. The update of the proof of identity is none of them: it has a status of its own (`priority.ts`).
 */
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
  lay('AML_QUESTIONNAIRE', OF_QUESTIONNAIRE[facts.questionnaireStatus] ?? (asked ? 'TODO' : undefined), {
    required: mustQuestionnaire || need,
    ...(templateCode !== '' && { templateCode }),
  });
  if (edd) {
    lay('EDD', OF_EDD[edd.status], {
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

/** A task with what can be done about it now. One that may not be started yet waits; one whose deadline has passed is overdue. */
function asShown(task: ProcessTask, facts: TaskFacts): PersonalTask {
  const request = REQUESTS[task.type];
  const isHeldBack =
    OPEN_TASK_STATUSES.has(task.status) && request !== undefined && !eligibility(request, facts).allowed;
  if (isHeldBack) return { ...task, status: 'LOCKED', canChange: false, to: undefined };
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
