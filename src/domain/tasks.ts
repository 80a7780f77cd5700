import type { TimedTask } from './durations';

/** The names are assumed. */

export const COMPLIANCE_TASK_TYPES = [
  'UPDATE_POI',
  'UPDATE_POA',
  'AML_QUESTIONNAIRE',
  'NAME_SCREENING',
  'EDD',
  'RC_QUESTIONNAIRE',
  'RC_EDD',
  'RFI',
  'SOURCE_OF_FUNDS_WEALTH',
  'RESIDENCE_INFO',
  'CLIENT_AGREEMENT',
  'KNOWLEDGE_TEST',
  'RISK_TOLERANCE_TEST',
  'PROFESSIONAL_INVESTOR',
  'QUALIFIED_INVESTOR',
] as const;
export type ComplianceTaskType = (typeof COMPLIANCE_TASK_TYPES)[number];

/** `LOCKED`: cannot start yet. */
export const COMPLIANCE_TASK_STATUSES = ['LOCKED', 'TODO', 'IN_REVIEW', 'REJECTED', 'DONE', 'EXPIRED'] as const;
export type ComplianceTaskStatus = (typeof COMPLIANCE_TASK_STATUSES)[number];
export const OPEN_TASK_STATUSES: ReadonlySet<ComplianceTaskStatus> = new Set(['TODO', 'REJECTED', 'EXPIRED']);

/** How long each takes. */
export const TIMED_TASKS = {
  UPDATE_POI: 'update',
  UPDATE_POA: 'proofOfAddress',
  AML_QUESTIONNAIRE: 'task',
  NAME_SCREENING: 'task',
  EDD: 'task',
  RC_QUESTIONNAIRE: 'task',
  RC_EDD: 'task',
  RFI: 'task',
  SOURCE_OF_FUNDS_WEALTH: 'task',
  RESIDENCE_INFO: 'residence',
  CLIENT_AGREEMENT: 'agreement',
  KNOWLEDGE_TEST: 'task',
  RISK_TOLERANCE_TEST: 'task',
  PROFESSIONAL_INVESTOR: 'application',
  QUALIFIED_INVESTOR: 'application',
} as const satisfies Record<ComplianceTaskType, TimedTask>;
