import { describe, expect, it } from 'vitest';
import { announcementTags, personalTasks, type TaskFacts } from './personal-tasks';
import { taskAddress } from './task-routes';
import { testProcess, testTask, VERIFIED_MEMBER } from './testing';

const NOW = VERIFIED_MEMBER.now;
const tasks = (changes: Partial<TaskFacts>) => personalTasks({ ...VERIFIED_MEMBER, ...changes });
const display = (changes: Partial<TaskFacts['displayControl']>) => ({
  displayControl: { ...VERIFIED_MEMBER.displayControl, ...changes },
});
const EDD = { status: 'EDDStatus_UnSubmit', templateCode: '', rejectReason: '' } as const;
const EARLIER = testTask({ id: 'EDD', type: 'EDD', deadline: NOW + 9, reason: 'Earlier', required: false });
const QUESTIONNAIRE = '/auth/questionnaire';

type Row = readonly [what: string, changes: Partial<TaskFacts>, tasks: readonly string[]];

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly Row[] = [
  ['nothing is asked', {}, []],
  ['a task of the verification process', testProcess(testTask()), ['RFI TODO required /auth/rfiQuestion']],
  ['two tasks of one type', testProcess(testTask({ id: 'a' }), testTask({ id: 'b', status: 'DONE' })), ['RFI TODO required /auth/rfiQuestion', 'RFI DONE required -']],
  ['a verification process that does not apply', { verificationProcess: { isVerificationProcess: false, tasks: [testTask()] } }, []],
  ['the update of the proof of identity', testProcess(testTask({ type: 'UPDATE_POI' })), []],
  ['a deadline that is now', testProcess(testTask({ deadline: NOW })), ['RFI TODO required /auth/rfiQuestion']],
  ['a deadline that has passed', testProcess(testTask({ deadline: NOW - 1 })), ['RFI EXPIRED required /auth/rfiQuestion']],
  ['a review after the deadline', testProcess(testTask({ status: 'IN_REVIEW', deadline: NOW - 1 })), ['RFI IN_REVIEW required -']],
  ['a proof of address, at level 2', testProcess(testTask({ type: 'UPDATE_POA' })), ['UPDATE_POA TODO required /auth/updatePOA']],
  ['a proof of address in review, with a task for it', { ...testProcess(testTask({ type: 'UPDATE_POA' })), proofOfAddress: 'QUESTIONNAIRE_STATUS_PENDING' }, ['UPDATE_POA LOCKED required -']],
  ['a questionnaire that may be answered', { questionnaireStatus: 'QUESTIONNAIRE_STATUS_UNSUBMIT' }, [`AML_QUESTIONNAIRE TODO optional ${QUESTIONNAIRE}`]],
  ['a questionnaire that has to be answered', { mustQuestionnaire: true }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}`]],
  ['a questionnaire that is displayed', display({ isDisplayQuestionnaire: true }), [`AML_QUESTIONNAIRE TODO optional ${QUESTIONNAIRE}`]],
  ['a questionnaire that was approved', { mustQuestionnaire: true, questionnaireStatus: 'QUESTIONNAIRE_STATUS_APPROVED' }, ['AML_QUESTIONNAIRE DONE required -']],
  ['a questionnaire in review that may be changed', { questionnaireStatus: 'QUESTIONNAIRE_STATUS_PENDING', ...testProcess(testTask({ status: 'IN_REVIEW' })) }, ['RFI IN_REVIEW required -', `AML_QUESTIONNAIRE IN_REVIEW optional ${QUESTIONNAIRE} can be changed`]],
  ['a questionnaire in review that may not be changed', { questionnaireStatus: 'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT' }, ['AML_QUESTIONNAIRE IN_REVIEW optional -']],
  ['kyc-info asks for a template', { amlQuestionnaire: { needQuestionnaire: true, templateCode: '300' } }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}?template_code=300`]],
  ['the anti-money-laundering check asks for a template', { aml: { result: 'QUESTIONNAIRE', templateCode: '400' } }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}?template_code=400`]],
  ['both, each for its own', { amlQuestionnaire: { needQuestionnaire: true, templateCode: '300' }, aml: { result: 'QUESTIONNAIRE', templateCode: '400' } }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}?template_code=300`]],
  ['a check that asks for nothing', { mustQuestionnaire: true, aml: { result: 'PASS', templateCode: '400' } }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}`]],
  ['due diligence', { edd: EDD }, ['EDD TODO required /auth/eddQuestionnaire']],
  ['due diligence that is not requested', { edd: { ...EDD, status: 'EDDStatus_Unknown' } }, []],
  ['the risk classification', display({ isDisplayNewRcOnboarding: true }), ['RC_QUESTIONNAIRE TODO optional /auth/rcQuestionnaire']],
  ['the risk classification, done already', { ...display({ isDisplayNewRcOnboarding: true }), ...testProcess(testTask({ type: 'RC_QUESTIONNAIRE', status: 'DONE' })) }, ['RC_QUESTIONNAIRE DONE required -']],
  ['banners, in their order, before other tasks', { bannerTags: ['P2P_RIGHTS', 'NAME_SCREENING', 'RC_EDD', 'EDD'], ...testProcess(testTask(), testTask({ type: 'EDD', required: false })) }, ['NAME_SCREENING TODO required /auth/nsquestion', 'RC_EDD TODO required /auth/rcEddQuestionnaire', 'EDD TODO required /auth/eddQuestionnaire', 'RFI TODO required /auth/rfiQuestion']],
  ['a banner for a task in review', { bannerTags: ['RFI'], ...testProcess(testTask({ status: 'IN_REVIEW' })) }, ['RFI IN_REVIEW required -']],
  ['a banner for the questionnaire, whose template is known', { bannerTags: ['AML_QUESTIONNAIRE'], amlQuestionnaire: { needQuestionnaire: false, templateCode: '300' } }, [`AML_QUESTIONNAIRE TODO required ${QUESTIONNAIRE}?template_code=300`]],
];

describe('the tasks of the personal page', () => {
  it.each(ROWS)('%s', (_what, changes, expected) => {
    const shown = tasks(changes).map(({ type, status, required, to = '-', canChange }) =>
      [type, status, required ? 'required' : 'optional', to, ...(canChange ? ['can be changed'] : [])].join(' '),
    );
    expect(shown).toEqual(expected);
  });

  it('have no title, reason or template that the server did not send', () => {
    expect(tasks({ bannerTags: ['RFI'], amlQuestionnaire: { needQuestionnaire: false, templateCode: '300' } })).toEqual(
      [{ ...testTask(), canChange: false, to: '/auth/rfiQuestion' }],
    );
    expect(tasks(display({ isDisplayNewRcOnboarding: true }))).toEqual([
      {
        ...testTask({ id: 'RC_QUESTIONNAIRE', type: 'RC_QUESTIONNAIRE', required: false }),
        canChange: false,
        to: '/auth/rcQuestionnaire',
      },
    ]);
  });

  it.each([
    ['keep reason and deadline of the process', EDD, { reason: 'Earlier', deadline: NOW + 9 }],
    [
      'take reason and deadline of the due diligence',
      { ...EDD, rejectReason: 'Newer', deadline: NOW + 1 },
      { reason: 'Newer', deadline: NOW + 1 },
    ],
  ])('%s', (_what, edd, expected) => {
    expect(tasks({ edd, ...testProcess(EARLIER) })).toMatchObject([{ ...expected, required: true }]);
  });

  it('lock a proof of address that may not be sent yet', () => {
    const [locked] = tasks({
      ...testProcess(testTask({ type: 'UPDATE_POA' })),
      proofOfAddress: 'QUESTIONNAIRE_STATUS_PENDING',
    });
    expect(locked).toMatchObject({ status: 'LOCKED', canChange: false, to: undefined });
  });
});

it('banners that name no task are announcements', () => {
  expect(announcementTags(['P2P_RIGHTS', 'RFI', 'NEW_SATOS'])).toEqual(['P2P_RIGHTS', 'NEW_SATOS']);
});

it.each([
  ['AML_QUESTIONNAIRE', undefined, '/auth/questionnaire'],
  ['AML_QUESTIONNAIRE', '200&x', '/auth/questionnaire?template_code=200%26x'],
  // Only the questionnaire's screen has several templates.
  ['EDD', '200', '/auth/eddQuestionnaire'],
] as const)('the task %s with template %s is at %s', (type, template, address) => {
  expect(taskAddress(type, template)).toBe(address);
});
