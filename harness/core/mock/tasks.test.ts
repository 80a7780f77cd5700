import { expect, it } from 'vitest';
import { scenarioOf } from '../testing';
import { createMockState } from './initial-state';
import { tasksOf } from './tasks';

const DAY_MS = 86_400_000;
const NOW = '2026-11-20T09:00:00Z';
/** As `type:status`. */
const named = (input: object) =>
  tasksOf(createMockState(scenarioOf(input))).map(({ type, status }) => `${type}:${status}`);
const display = { displayUpdatePOI: true };

it.each<[string, object, string[]]>([
  ['nothing is asked for', {}, []],
  ['an update that is needed', { kyc: { display, poi: 'DisplayUpdatePOIStatus_Needed' } }, ['UPDATE_POI:TODO']],
  ['an update in review', { kyc: { display, poi: 'DisplayUpdatePOIStatus_Pending' } }, ['UPDATE_POI:IN_REVIEW']],
  ['a rejected update', { kyc: { display, poi: 'DisplayUpdatePOIStatus_Rejected' } }, ['UPDATE_POI:REJECTED']],
  [
    'an update rejected today',
    { kyc: { display, poi: 'DisplayUpdatePOIStatus_Rejected_Daily' } },
    ['UPDATE_POI:REJECTED'],
  ],
  ['no update', { kyc: { display } }, []],
  ['an update that is not shown', { kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }, []],
  ['a questionnaire', { kyc: { questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT' } }, ['AML_QUESTIONNAIRE:TODO']],
  ['due diligence', { kyc: { edd: 'EDDStatus_Pass' } }, ['EDD:DONE']],
  ['an agreement that was never accepted', { compliance: { agreements: 'none' } }, ['CLIENT_AGREEMENT:TODO']],
  ['an agreement of an older version', { compliance: { agreements: 'outdated' } }, ['CLIENT_AGREEMENT:TODO']],
  ['a declined agreement', { compliance: { agreements: 'declined' } }, ['CLIENT_AGREEMENT:TODO']],
  [
    'tests of the site before level 1 is verified',
    { site: 'HKG' },
    ['KNOWLEDGE_TEST:LOCKED', 'RISK_TOLERANCE_TEST:LOCKED'],
  ],
  ['tests after that', { site: 'EU', kyc: { steps: { 1: 'SUCCESS' } } }, ['KNOWLEDGE_TEST:TODO']],
  ['passed tests', { site: 'EU', compliance: { tests: 'passed' } }, ['KNOWLEDGE_TEST:DONE']],
  [
    'failed tests',
    { site: 'EU', kyc: { steps: { 1: 'SUCCESS' } }, compliance: { tests: 'failed' } },
    ['KNOWLEDGE_TEST:TODO'],
  ],
  ...(['in-review:IN_REVIEW', 'approved:DONE', 'rejected:REJECTED', 'expired:EXPIRED'] as const).map(
    (pair): [string, object, string[]] => {
      const [investor, status] = pair.split(':');
      return [
        `an investor status that is ${investor}`,
        { site: 'KAZ', compliance: { investor } },
        [`PROFESSIONAL_INVESTOR:${status}`],
      ];
    },
  ),
])('%s', (_what, input, expected) => {
  expect(named(input)).toEqual(expected);
});

it('required tasks come first, and have a deadline in 14 days while the member has to act', () => {
  const tasks = tasksOf(
    createMockState(
      scenarioOf({
        now: NOW,
        site: 'EU',
        kyc: {
          display,
          steps: { 1: 'SUCCESS' },
          poi: 'DisplayUpdatePOIStatus_Pending',
          questionnaire: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
          edd: 'EDDStatus_Reject',
        },
      }),
    ),
  );
  const deadline = Date.parse(NOW) + 14 * DAY_MS;
  expect(tasks).toEqual([
    { id: 'UPDATE_POI', type: 'UPDATE_POI', status: 'IN_REVIEW', templateCode: 'UPDATE_POI', required: true },
    {
      id: 'AML_QUESTIONNAIRE',
      type: 'AML_QUESTIONNAIRE',
      status: 'TODO',
      templateCode: '200',
      required: true,
      deadline,
    },
    { id: 'EDD', type: 'EDD', status: 'REJECTED', templateCode: 'EDD', required: true, deadline },
    {
      id: 'KNOWLEDGE_TEST',
      type: 'KNOWLEDGE_TEST',
      status: 'TODO',
      templateCode: 'KNOWLEDGE_TEST',
      required: false,
    },
  ]);
});
