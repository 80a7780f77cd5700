import { SCENARIOS } from '../../../fixtures/scenarios';

/**
 * What a state says and its link; `absent` must not show, `noLink` shows without a link. `headline`: title and primary
 * action (null: nothing to do).
 */
interface PersonalRow {
  readonly id: string;
  readonly headline?: readonly [title: string, action: string | null];
  readonly says?: string;
  readonly link?: readonly [name: string | RegExp, href: string];
  readonly absent?: string;
  readonly noLink?: string;
  /** An earlier row covers the same code. */
  readonly further?: true;
}

/** One of those that differ only by their entry in `task-routes.ts`. */
const BANNERS: readonly string[] = [
  'personal-banner-update-poa',
  'personal-banner-aml-questionnaire',
  'personal-banner-residence-info',
];

const QUESTIONNAIRE = 'Source of funds questionnaire';
const EDD = 'More about your income and wealth';

// biome-ignore format: a table is read by its columns
export const PERSONAL_ROWS: readonly PersonalRow[] = [
  { id: 'personal-limitation', headline: ['Your account is limited for now', 'Verify now'], says: 'Withdrawals are limited to 0.1 BTC a day.' },
  { id: 'personal-limitation-silent', headline: ['Your account is limited for now', 'Verify now'], says: 'You can’t use some services right now.' },
  { id: 'personal-error-notify', headline: ['Verify your identity', 'Verify now'], says: 'We couldn’t read your photo.' },
  { id: 'personal-rejected', says: 'Some of your documents weren’t approved' },
  { id: 'personal-rejected-level', headline: ['Your documents weren’t approved', 'Try again'], says: 'Your document has expired', link: ['Try again', '/auth/kyc?level=LEVEL_1'] },
  { id: 'personal-announcement', says: 'Notice' },
  { id: 'personal-custody-satos', says: 'Satos' },
  { id: 'personal-custody-bybit', says: 'Bybit', further: true },
  { id: 'personal-custody-unspecified', says: 'Held since 1 May 2026.' },
  { id: 'personal-questionnaire-status-undefined', absent: QUESTIONNAIRE },
  { id: 'personal-questionnaire-status-unsubmit', headline: ['To do: Source of funds questionnaire', 'Start task'], says: 'To do: Source of funds questionnaire', link: ['Start task', '/auth/questionnaire?template_code=200'] },
  { id: 'personal-questionnaire-status-pending', headline: ['In review: Source of funds questionnaire', 'Verify now'], says: 'We’re reviewing your answers. You can change them until the review is complete.', link: ['View details', '/auth/questionnaire'] },
  { id: 'personal-questionnaire-status-pending-no-edit', headline: ['In review: Source of funds questionnaire', 'Verify now'], says: 'We’re reviewing your answers. You don’t need to do anything.' },
  { id: 'personal-questionnaire-status-approved', says: 'You don’t need to do anything.' },
  { id: 'personal-questionnaire-status-rejected', headline: ['Not approved: Source of funds questionnaire', 'Start task'], link: ['Start task', '/auth/questionnaire'] },
  { id: 'personal-must-questionnaire', headline: ['To do: Source of funds questionnaire', 'Start task'], says: 'To do: Source of funds questionnaire', link: ['Start task', '/auth/questionnaire'], further: true },
  { id: 'personal-aml-questionnaire', headline: ['To do: Source of funds questionnaire', 'Start task'], says: QUESTIONNAIRE, link: ['Start task', '/auth/questionnaire?template_code=SOURCE_OF_FUNDS_WEALTH'] },
  { id: 'personal-edd-unknown', absent: EDD, further: true },
  { id: 'personal-edd-unsubmit', headline: ['To do: More about your income and wealth', 'Start task'], says: 'To do: More about your income and wealth', link: ['Start task', '/auth/eddQuestionnaire'] },
  { id: 'personal-edd-reviewing', headline: ['In review: More about your income and wealth', 'Verify now'], says: 'We’re reviewing your answers. You don’t need to do anything.', further: true },
  { id: 'personal-edd-pass', says: 'You don’t need to do anything.', further: true },
  { id: 'personal-edd-reject', headline: ['Not approved: More about your income and wealth', 'Start task'], says: 'You can correct your answers and submit them again.', link: ['Start task', '/auth/eddQuestionnaire'] },
  { id: 'personal-control-displayhkgpoaagreement', says: 'Agreement on proof of address', link: ['See your legal documents', '/auth/agreement'] },
  { id: 'personal-control-isdisplayquestionnaire', says: QUESTIONNAIRE, link: [QUESTIONNAIRE, '/auth/questionnaire'] },
  { id: 'personal-control-isdisplayp2prights', says: 'Your rights in P2P trading', further: true },
  { id: 'personal-control-isdisplaynewsatos', says: 'A new custodian will hold your assets' },
  { id: 'personal-control-isdisplaynewrconboarding', headline: ['Verify your identity', 'Verify now'], says: 'To do', link: ['Risk classification questionnaire', '/auth/rcQuestionnaire'] },
  { id: 'personal-control-displayupdatepoi', headline: ['Update your identity document by 4 December 2026', 'Verify'], link: ['Verify', '/auth/reverification'] },
  { id: 'personal-second-identity-allow', says: 'Start second verification' },
  { id: 'personal-second-identity-not-allow', absent: 'Second verification' },
  { id: 'personal-second-identity-pending', says: 'In review' },
  { id: 'personal-second-identity-success', says: 'Verified', further: true },
  { id: 'personal-second-identity-failed-and-can-retry', says: 'Try again' },
  { id: 'personal-second-identity-failed-and-can-not-retry', says: 'Declined' },
  { id: 'personal-second-identity-certification-disabled', says: 'Unavailable', further: true },
  { id: 'personal-second-identity-unknown', says: 'We can’t show the status of your second verification right now.' },
  { id: 'personal-kyb-quota', headline: ['This is a company account', 'Contact support'], says: '2,500,000' },
  { id: 'personal-task-locked', says: 'You can’t start this task yet', noLink: 'Request for information' },
  { id: 'personal-task-todo', headline: ['To do: Request for information', 'Start task'], says: 'Due by 1 December 2026', link: ['Start task', '/auth/rfiQuestion'] },
  { id: 'personal-task-in-review', headline: ['In review: Request for information', 'Verify now'], says: 'We’re reviewing your answers. You don’t need to do anything.', noLink: 'Request for information' },
  { id: 'personal-task-rejected', headline: ['Not approved: Request for information', 'Start task'], link: ['Start task', '/auth/rfiQuestion'] },
  { id: 'personal-task-done', says: 'You don’t need to do anything.', noLink: 'Request for information' },
  { id: 'personal-task-overdue', headline: ['Overdue: Request for information', 'Start task'], says: 'Was due on 1 December 2025', link: ['Start task', '/auth/rfiQuestion'] },
  { id: 'personal-task-expired', headline: ['Overdue: Request for information', 'Start task'], says: 'Was due on 1 December 2025', link: ['Start task', '/auth/rfiQuestion'], further: true },
  { id: 'personal-no-residence', absent: 'Country of residence' },
  { id: 'personal-elsewhere', says: 'You seem to be in a different country: France.' },
  { id: 'personal-not-served', headline: ['We don’t offer our services in your country (North Korea)', 'Change country of residence'], says: 'We don’t offer our services in this country.', link: ['Change country of residence', '/auth/residenceInfo'] },
  { id: 'personal-background-pass', headline: ['Verify your address', 'Verify now'], says: 'Passed' },
  { id: 'personal-background-review', headline: ['Anti-money-laundering check in review', 'Verify now'], says: 'In review. You don’t need to do anything.' },
  { id: 'personal-background-questionnaire', headline: ['To do: Source of funds questionnaire', 'Start task'], says: 'We need some answers from you.', further: true },
  { id: 'personal-background-reject', headline: ['We need more information from you', 'Contact support'], says: 'We need more information from you. Contact support to find out what we need.' },
  ...SCENARIOS.filter(({ id }) => id.startsWith('personal-banner-')).map(({ id }) => ({ id, says: 'To do: ', link: ['Start task', '/auth/'] as const, ...(!BANNERS.includes(id) && { further: true as const }) })),
];
