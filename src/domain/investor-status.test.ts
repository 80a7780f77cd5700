import { expect, it } from 'vitest';
import { applicationStatus, CAN_APPLY } from './investor-status';

const NOW = Date.UTC(2026, 10, 20);
const APPROVED = 'QUESTIONNAIRE_STATUS_APPROVED';

it.each([
  ['open', 'QUESTIONNAIRE_STATUS_UNDEFINED', undefined, true],
  ['open', 'QUESTIONNAIRE_STATUS_UNSUBMIT', undefined, true],
  ['in-review', 'QUESTIONNAIRE_STATUS_PENDING', undefined, false],
  ['in-review', 'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT', NOW - 1, false],
  ['approved', APPROVED, undefined, false],
  ['approved', APPROVED, NOW + 1, false],
  ['expired', APPROVED, NOW, true],
  ['rejected', 'QUESTIONNAIRE_STATUS_REJECTED', NOW - 1, true],
] as const)('is %s for %s until %s; the member can apply: %s', (result, status, deadline, canApply) => {
  expect(applicationStatus(status, deadline, NOW)).toBe(result);
  expect(CAN_APPLY.has(result)).toBe(canApply);
});
