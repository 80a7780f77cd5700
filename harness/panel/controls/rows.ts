import { COUNTRY_LIST } from '../../../fixtures/countries';
import { VENDOR_ROWS } from '../../../src/domain/vendors';

export const GROUPS = [
  'Place',
  'Member',
  'Levels',
  'Vendor',
  'Identity and address updates',
  'Questionnaires',
  'Compliance',
  'Sensitive operations',
  'Notes of the personal page',
  'Run',
] as const;
export type Group = (typeof GROUPS)[number];

/** Texts of one control. Its field and options come from the schema. */
export interface ControlRow {
  /** Dotted path in the scenario. */
  readonly path: string;
  readonly label: string;
  /** Effect on the app, for readers who do not know the scenario format. */
  readonly hint: string;
  readonly group: Group;
  /** Default: a select. */
  readonly as?: 'segments';
  /** Common prefix of all values, which is not shown. */
  readonly prefix?: string;
  /** Shown after the number. */
  readonly unit?: string;
  /** Values that the app treats differently. */
  readonly suggestions?: readonly string[];
  /** Says what an empty field means. */
  readonly placeholder?: string;
  /** Condition for showing the control. */
  readonly only?: { readonly path: string; readonly value: string };
}

type RowOfGroup = Omit<ControlRow, 'group'>;

/** Rejection codes of all vendors. The app shows any other text as the server's reason. */
const REJECTIONS = [
  ...new Set(Object.values(VENDOR_ROWS).flatMap(({ rejectionCodes }) => Object.keys(rejectionCodes))),
].sort();

/** The app does not serve PRK. */
const COUNTRIES = [...COUNTRY_LIST.map(({ countryCode }) => countryCode), 'PRK'];

// biome-ignore format: one control per line is easier to compare
const ROWS: Readonly<Record<Group, readonly RowOfGroup[]>> = {
  Place: [
    { path: 'site', label: 'Site', as: 'segments', hint: 'Regulated site of the account. It sets the host, the rules and the default language.' },
    { path: 'mode', label: 'Mode', as: 'segments', hint: 'Where the app runs: a browser, the mobile app, embedded by a token, or a messaging shell.' },
    { path: 'platform', label: 'Platform', as: 'segments', only: { path: 'mode', value: 'mini-program' }, hint: 'System that the messaging shell says it runs on.' },
    { path: 'device', label: 'Device', as: 'segments', hint: 'Size of the window that the app is shown in.' },
    { path: 'theme', label: 'Theme', as: 'segments', hint: 'Colours of the app. The panel follows the system.' },
    { path: 'language', label: 'Language', hint: 'Language that the app opens in. Default: the site’s.' },
    { path: 'pseudo', label: 'Pseudo-language', as: 'segments', hint: 'For testers, instead of the language: accented and 40 % longer, or mirrored, which runs from right to left.' },
    { path: 'route', label: 'Route', hint: 'Screen that the app opens at, under /user/accounts.' },
  ],
  Member: [
    { path: 'member.signedIn', label: 'Signed in', hint: 'Off: the profile answers 10007, and the app leads to the login.' },
    { path: 'member.kycTag', label: 'KYC tag', as: 'segments', hint: '1 closes both levels, whatever their status.' },
    { path: 'member.country', label: 'Country', placeholder: "the site's", suggestions: COUNTRIES, hint: 'Residence, as three letters (ISO 3166). NGA has verification by number, PRK is not served.' },
    { path: 'member.currencyCode', label: 'Currency', placeholder: 'empty', hint: 'Currency of the profile; empty counts as USD. EUR, HKD, AED, TRY, KZT, IDR and JPY have a rate to the dollar.' },
    { path: 'member.rate', label: 'Rate', unit: 'per USD', placeholder: "the currency's", hint: 'Units of the currency for one US dollar, to convert limits. 1 shows nothing.' },
    { path: 'kyc.limitation', label: 'Limitation', suggestions: ['LIMITATION_DEFAULT', 'LIMITATION_WITHDRAWAL'], hint: 'Restriction of the account in kyc-info. LIMITATION_DEFAULT is none.' },
    { path: 'kyc.limitationInfo', label: 'Limited because', placeholder: 'none', hint: 'The server’s text about the limitation, in kyc-info.' },
    { path: 'kyc.custody', label: 'Custody', prefix: 'CUSTODY_', hint: 'Who holds the account’s assets, in kyc-info. UNSPECIFIED: not mentioned.' },
    { path: 'kyc.custodyInfo', label: 'Custody words', placeholder: 'none', hint: 'The server’s text about who holds the assets, in kyc-info.' },
    { path: 'member.id', label: 'Member id', placeholder: 'from the seed', hint: 'Id of the account.' },
  ],
  Levels: [
    { path: 'kyc.opened', label: 'KYC opened', hint: 'Off: verification is closed for this account, and both levels with it.' },
    { path: 'kyc.steps.1', label: 'Step 1', hint: 'Status of level 1 when the run starts.' },
    { path: 'kyc.steps.2', label: 'Step 2', hint: 'Status of level 2 when the run starts. It opens automatically when level 1 succeeds.' },
    { path: 'kyc.rejectReason', label: 'Level refused for', placeholder: 'none', suggestions: REJECTIONS, hint: 'Why the last attempt at a level was refused: a vendor’s code, or the server’s text.' },
    { path: 'kyc.canVerify', label: 'May start', hint: 'Off: the server lets no one start before tomorrow, although the level is open.' },
    { path: 'kyc.quickKyc', label: 'Quick KYC', hint: 'On: level 1 needs no vendor, because an affiliated company knows the member.' },
    { path: 'kyc.diversion', label: 'Sent to', as: 'segments', hint: 'Where the verification happens. “site” leaves it to the site’s rules: Turkey sends to the mobile app.' },
  ],
  Vendor: [
    { path: 'kyc.provider', label: 'Provider', prefix: 'PROVIDER_', hint: 'Who verifies. DEFAULT is the app’s own embedded verification, with Sumsub behind it.' },
    { path: 'vendor.outcome', label: 'Vendor says', hint: 'First button of the vendor’s page; the others are below it. expired-token: the vendor rejects the first token of a run.' },
    { path: 'vendor.rejectCode', label: 'Reject code', placeholder: "the vendor's usual", suggestions: REJECTIONS, hint: 'The vendor’s code of a rejection. For an unknown code the app shows the general reason.' },
    { path: 'vendor.reviewPolls', label: 'In review for', unit: 'calls', hint: 'Calls of kyc-info that still say “pending” after a submission. 0: decided at once.' },
  ],
  'Identity and address updates': [
    { path: 'kyc.poi', label: 'Identity update', prefix: 'DisplayUpdatePOIStatus_', hint: 'Status of the identity update: the re-verification page and its banner.' },
    { path: 'kyc.poiRejectReason', label: 'Refused for', placeholder: "the server's text", suggestions: REJECTIONS, hint: 'Why the update was refused; shown while it is Rejected or Rejected_Daily.' },
    { path: 'kyc.poiSiteInfo.site', label: 'Update’s site', placeholder: "the account's", suggestions: ['IN', 'TUR', 'HKG'], hint: 'siteInfo.site of the update: it takes part in the choice of the requirements and the flow.' },
    { path: 'kyc.poiSiteInfo.country', label: 'Update’s country', placeholder: "the member's", suggestions: COUNTRIES, hint: 'siteInfo.country of the update: India’s requirements, the general ones, or Turkey’s app.' },
    { path: 'kyc.secondIdentity', label: 'Second identity', hint: 'Status of the second identity. none: it does not exist and is not offered.' },
    { path: 'kyc.poa', label: 'Address proof', prefix: 'QUESTIONNAIRE_STATUS_', hint: 'Status of the proof of address (/auth/updatePOA).' },
    { path: 'kyc.poaRejectReason', label: 'Proof refused for', placeholder: 'none', suggestions: REJECTIONS, hint: 'Why the proof of address was refused; shown while it is REJECTED.' },
  ],
  Questionnaires: [
    { path: 'kyc.questionnaire', label: 'Questionnaire', prefix: 'QUESTIONNAIRE_STATUS_', hint: 'Status of the questionnaires: their screens, and a task on the personal page.' },
    { path: 'kyc.questionnaireRejectReason', label: 'Answers refused for', placeholder: 'none', suggestions: REJECTIONS, hint: 'Why the answers were refused; shown while the questionnaire is REJECTED.' },
    { path: 'kyc.questionnaireTemplate', label: 'Questions', hint: 'Questions of every questionnaire: its own, one of each type, or a template with a mistake.' },
    { path: 'kyc.questionnaireAnswers', label: 'Answered before', as: 'segments', hint: 'earlier: the questionnaires offer answers of an earlier submission again.' },
    { path: 'kyc.edd', label: 'Due diligence', prefix: 'EDDStatus_', hint: 'Status of the enhanced due diligence: a task on the personal page.' },
  ],
  Compliance: [
    { path: 'compliance.agreements', label: 'Agreements', hint: 'Status of the site’s agreements. outdated: version 1 was accepted, and version 2 is in force.' },
    { path: 'compliance.agreementVersion', label: 'In force', as: 'segments', hint: 'Version of the agreements that is in force.' },
    { path: 'compliance.tests', label: 'Investor tests', hint: 'Status of the knowledge test and the risk tolerance test. no-attempts: the next one is possible tomorrow.' },
    { path: 'compliance.investor', label: 'Investor status', hint: 'Status as a professional or qualified investor.' },
    { path: 'compliance.investorRejectReason', label: 'Status refused for', placeholder: "the server's text", suggestions: REJECTIONS, hint: 'Why the investor status was refused; shown while it is rejected.' },
  ],
  'Sensitive operations': [
    { path: 'risk.decision', label: 'Check says', as: 'segments', hint: 'Before data is shown, reset, updated or moved. A challenge’s codes: 000000 wrong, 999999 expired, others right.' },
    { path: 'risk.attempts', label: 'Wrong codes', unit: 'tries', hint: 'Wrong codes until the operation is locked.' },
    { path: 'risk.resendMs', label: 'Next code after', unit: 'ms', hint: 'Time until another code may be requested.' },
    { path: 'risk.deviceTrusted', label: 'Device trusted', hint: 'Off: this device may not request codes for the member.' },
    { path: 'kyc.transferRole', label: 'Transfer end', as: 'segments', hint: 'Which end of an identity transfer the account is. none: it takes part in no transfer.' },
    { path: 'kyc.transfer', label: 'Transfer', prefix: 'KYC_TRANSFER_VERIFY_STATUS_', hint: 'How far the identity transfer is. Needs an end other than none.' },
  ],
  'Notes of the personal page': [
    { path: 'kyc.display.displayHkgPoaAgreement', label: 'Hong Kong note', hint: 'displayHkgPoaAgreement: a note about the proof of address, and a box to tick on its form.' },
    { path: 'kyc.display.isDisplayQuestionnaire', label: 'Funds task', hint: 'isDisplayQuestionnaire: the questionnaire about funds as a task.' },
    { path: 'kyc.display.isDisplayP2pRights', label: 'P2P note', hint: 'isDisplayP2pRights: a note to acknowledge.' },
    { path: 'kyc.display.isDisplayNewSatos', label: 'Custodian note', hint: 'isDisplayNewSatos: a note to acknowledge.' },
    { path: 'kyc.display.isDisplayNewRcOnboarding', label: 'Risk class task', hint: 'isDisplayNewRcOnboarding: the risk-classification questionnaire as a task.' },
    { path: 'kyc.display.displayUpdatePOI', label: 'Update banner', hint: 'displayUpdatePOI: the banner that leads to re-verification, where the update asks for something.' },
  ],
  Run: [
    { path: 'name', label: 'Name', hint: 'Name of this run, here and in its link.' },
    { path: 'seed', label: 'Seed', hint: 'Names, ids and tokens derive from it: the same number, the same run.' },
    { path: 'now', label: 'Now', hint: 'Time of the server’s clock, in UTC. It does not run.' },
    { path: 'config.testnet', label: 'Testnet', hint: 'On: the app opens on a host of the testnet, takes its API and its texts, and says so in a badge.' },
    { path: 'config.everyLanguage', label: 'Every language', hint: 'On: each site’s host offers the scenario’s language, such as Arabic outside ARE.' },
    { path: 'config.brandColour', label: 'Brand colour', placeholder: "the product's", hint: 'Colour of primary buttons and marks, as a hash and six hexadecimal digits.' },
    { path: 'config.operator', label: 'Operator', as: 'segments', hint: 'What the page knows about the company. example: invented facts of each kind. none: no facts.' },
    { path: 'config.phoneCode', label: 'Phone’s QR code', as: 'segments', hint: 'address: the member signs in on the phone. token: the code has a token that works once, for 5 minutes.' },
    { path: 'config.requestTimeoutMs', label: 'Timeout', unit: 'ms', hint: 'How long the app waits for an answer. Shorter than 30000 for faults that never answer.' },
    { path: 'config.pageClock', label: 'Page’s clock', as: 'segments', hint: 'own: the machine’s. scenario: the page’s own Date starts at Now when it is loaded, runs, and follows a change.' },
    { path: 'config.compliance.site', label: 'Page’s site', hint: 'compliance.site of the page’s config: the site of an account that names none (Site: NONE).' },
    { path: 'config.compliance.rules.identityFlow', label: 'Page’s flow', hint: 'Rule of the page’s config: where an identity is verified, whatever the site’s row says.' },
    { path: 'config.compliance.rules.reverificationRequirements', label: 'Page’s list', hint: 'Rule of the page’s config: the list of the re-verification page. default: by country.' },
    { path: 'config.compliance.rules.proofOfAddress', label: 'Page’s proof', hint: 'Rule of the page’s config: when a proof of address is taken.' },
    { path: 'config.compliance.rules.dueDiligence', label: 'Page’s diligence', hint: 'Rule of the page’s config: what it asks about a member’s money before level 2.' },
    { path: 'config.compliance.rules.regulation', label: 'Page’s regulation', hint: 'Rule of the page’s config: whose rules the personal page names.' },
    { path: 'config.apiBase', label: 'API base', placeholder: 'by the host', hint: 'apiBase of the page’s config, on this machine, such as http://api2.hk.harness.localhost:4310.' },
    { path: 'config.crossApiPath', label: 'API proxy', placeholder: 'none', hint: 'crossApiPath of the page’s config: the app’s own host passes calls under it on to the API.' },
    { path: 'config.accessOrigin', label: 'Access origin', placeholder: "the app's", hint: 'accessOrigin of the page’s config: the header kyc-access-origin of the embedded mode.' },
    { path: 'config.errorReportingDsn', label: 'Error reports', placeholder: 'nowhere', hint: 'Sentry DSN on this machine that the app reports errors to, such as http://key@localhost:9000/1.' },
  ],
};

export const CONTROL_ROWS: readonly ControlRow[] = GROUPS.flatMap((group) =>
  ROWS[group].map((row) => ({ ...row, group })),
);

/** 'on' or 'off' for a boolean, otherwise the value without the row's prefix. */
export function shownValue(row: ControlRow, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = String(value);
  return row.prefix && text.startsWith(row.prefix) ? text.slice(row.prefix.length) : text;
}
