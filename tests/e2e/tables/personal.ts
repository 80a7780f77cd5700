import { SCENARIOS } from '../../../fixtures/scenarios';

/** What a state says, the link that it offers and where that leads; `absent`: what must not be there. */
interface PersonalRow {
  readonly id: string;
  readonly says?: string;
  readonly link?: readonly [name: string | RegExp, href: string];
  readonly absent?: string;
}

const QUESTIONNAIRE = 'Questionnaire about your funds';
const EDD = 'Enhanced due diligence';

// biome-ignore format: a table is read by its columns
export const PERSONAL_ROWS: readonly PersonalRow[] = [
  { id: 'personal-limitation', says: 'Withdrawals are limited to 0.1 BTC a day.' },
  { id: 'personal-limitation-silent', says: 'Some services are switched off until your verification is complete.' },
  { id: 'personal-error-notify', says: 'The photo could not be read.' },
  { id: 'personal-rejected', says: 'Something you sent was not accepted' },
  { id: 'personal-rejected-level', says: 'Your document has expired', link: ['Try again', '/auth/kyc?level=LEVEL_1'] },
  { id: 'personal-announcement', says: 'News about your verification' },
  { id: 'personal-custody-satos', says: 'Satos, a licensed custodian' },
  { id: 'personal-custody-bybit', says: 'Bybit' },
  { id: 'personal-custody-unspecified', says: 'Held since 1 May 2026.' },
  { id: 'personal-questionnaire-status-undefined', absent: QUESTIONNAIRE },
  { id: 'personal-questionnaire-status-unsubmit', says: 'To do: Questionnaire about your funds', link: [QUESTIONNAIRE, '/auth/questionnaire?template_code=200'] },
  { id: 'personal-questionnaire-status-pending', says: 'We are checking it. Until then you can still change your answers.', link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-questionnaire-status-pending-no-edit', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-questionnaire-status-approved', says: 'Nothing more is needed.' },
  { id: 'personal-questionnaire-status-rejected', says: 'Not accepted', link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-must-questionnaire', says: 'To do: Questionnaire about your funds', link: ['Do it now', '/auth/questionnaire'] },
  { id: 'personal-aml-questionnaire', says: QUESTIONNAIRE, link: [QUESTIONNAIRE, '/auth/questionnaire?template_code=300'] },
  { id: 'personal-edd-unknown', absent: EDD },
  { id: 'personal-edd-unsubmit', says: 'To do: Enhanced due diligence', link: [EDD, '/auth/eddQuestionnaire'] },
  { id: 'personal-edd-reviewing', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-edd-pass', says: 'Nothing more is needed.' },
  { id: 'personal-edd-reject', says: 'Not accepted', link: [EDD, '/auth/eddQuestionnaire'] },
  { id: 'personal-control-displayhkgpoaagreement', says: 'Agreement on proof of address', link: ['Update proof of address', '/auth/updatePOA'] },
  { id: 'personal-control-isdisplayquestionnaire', says: QUESTIONNAIRE, link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-control-isdisplayp2prights', says: 'Your rights in P2P trading' },
  { id: 'personal-control-isdisplaynewsatos', says: 'A new custodian will hold your assets' },
  { id: 'personal-control-isdisplaynewrconboarding', says: 'To do', link: ['Risk classification questionnaire', '/auth/rcQuestionnaire'] },
  { id: 'personal-control-displayupdatepoi', says: 'Your proof of identity needs an update', link: ['Go to reverification', '/auth/reverification'] },
  { id: 'personal-second-identity-allow', says: 'Add a second identity' },
  { id: 'personal-second-identity-not-allow', absent: 'Second identity' },
  { id: 'personal-second-identity-pending', says: 'In review' },
  { id: 'personal-second-identity-success', says: 'Verified' },
  { id: 'personal-second-identity-failed-and-can-retry', says: 'Try again' },
  { id: 'personal-second-identity-failed-and-can-not-retry', says: 'Refused' },
  { id: 'personal-second-identity-certification-disabled', says: 'Unavailable' },
  { id: 'personal-second-identity-unknown', says: 'We have a second identity of yours on file.' },
  { id: 'personal-kyb-quota', says: '2,500,000' },
  { id: 'personal-task-locked', says: 'This opens once the task before it is done.' },
  { id: 'personal-task-todo', says: 'Due by December 1, 2025', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-task-in-review', says: 'We are checking it. You do not have to do anything.' },
  { id: 'personal-task-rejected', says: 'Not accepted', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-task-done', says: 'Nothing more is needed.' },
  { id: 'personal-task-expired', says: 'Overdue', link: ['Request for information', '/auth/rfiQuestion'] },
  { id: 'personal-no-residence', absent: 'Country of residence' },
  { id: 'personal-elsewhere', says: 'You seem to be in France now.' },
  { id: 'personal-not-served', says: 'We do not offer our services in this country.', link: ['Change country of residence', '/auth/residenceInfo'] },
  { id: 'personal-background-pass', says: 'Passed' },
  { id: 'personal-background-review', says: 'In review. You do not have to do anything.' },
  { id: 'personal-background-questionnaire', says: 'We need some answers from you.' },
  { id: 'personal-background-reject', says: 'Not passed. Contact support to go on.' },
  ...SCENARIOS.filter(({ id }) => id.startsWith('personal-banner-')).map(({ id }) => ({ id, says: 'To do: ', link: ['Do it now', '/auth/'] as const })),
];
