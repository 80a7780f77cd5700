import type { EddStatus, QuestionnaireStatus } from './statuses';
import { taskAddress } from './task-routes';
import { type ComplianceTaskStatus, type ComplianceTaskType, OPEN_TASK_STATUSES } from './tasks';

/** What the personal page asks the member to do beside the levels, from the several places where the server says it. */

/** A task as kyc-info's verification process lists it (spec 3). */
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

/** The parts of kyc-info that ask for something. */
export interface TaskSources {
  readonly verificationProcess: { readonly isVerificationProcess: boolean; readonly tasks: readonly ProcessTask[] };
  readonly questionnaireStatus: QuestionnaireStatus;
  readonly mustQuestionnaire: boolean;
  readonly amlQuestionnaire?: { readonly needQuestionnaire: boolean; readonly templateCode: string } | undefined;
  readonly displayControl: { readonly isDisplayQuestionnaire: boolean; readonly isDisplayNewRcOnboarding: boolean };
}

/** What get-edd-info says; undefined while it is not known. */
export interface EddSource {
  readonly status: EddStatus;
  readonly templateCode: string;
  readonly rejectReason: string;
  readonly deadline?: number | undefined;
}

/**
 * One row a task: the process's own list first, then what the questionnaire, the due diligence and the display controls add to it.
 * A task that two of them name is shown once, where it stands in the process, with the more special one's status.
 */
export function personalTasks(info: TaskSources, edd: EddSource | undefined): PersonalTask[] {
  const rows = new Map<ComplianceTaskType | string, ProcessTask>();
  const processTasks = info.verificationProcess.isVerificationProcess ? info.verificationProcess.tasks : [];
  for (const task of processTasks) rows.set(rows.has(task.type) ? task.id : task.type, task);
  const lay = (type: ComplianceTaskType, status: ComplianceTaskStatus | undefined, more: Partial<ProcessTask>) => {
    if (status === undefined) return;
    const before = rows.get(type) ?? { id: type, type, title: '', reason: '', templateCode: '', required: false };
    rows.set(type, { ...before, ...more, status });
  };

  const need = info.amlQuestionnaire?.needQuestionnaire ?? false;
  const asked = need || info.mustQuestionnaire || info.displayControl.isDisplayQuestionnaire;
  const templateCode = info.amlQuestionnaire?.templateCode ?? '';
  lay('AML_QUESTIONNAIRE', OF_QUESTIONNAIRE[info.questionnaireStatus] ?? (asked ? 'TODO' : undefined), {
    required: info.mustQuestionnaire || need,
    ...(templateCode !== '' && { templateCode }),
  });
  if (edd) {
    lay('EDD', OF_EDD[edd.status], {
      required: true,
      ...(edd.rejectReason !== '' && { reason: edd.rejectReason }),
      ...(edd.deadline !== undefined && { deadline: edd.deadline }),
    });
  }
  if (info.displayControl.isDisplayNewRcOnboarding && !rows.has('RC_QUESTIONNAIRE'))
    lay('RC_QUESTIONNAIRE', 'TODO', {});

  return [...rows.values()].map((task) => {
    const canChange = task.type === 'AML_QUESTIONNAIRE' && info.questionnaireStatus === 'QUESTIONNAIRE_STATUS_PENDING';
    const isOpen = OPEN_TASK_STATUSES.has(task.status) || canChange;
    return { ...task, canChange, to: isOpen ? taskAddress(task.type, task.templateCode) : undefined };
  });
}
