import type { RoutePath } from '../domain/routes';
import type { ClientTag } from './client-tags';
import type { EndpointKey } from './endpoints';
import type { WireRow } from './wire';

/**
 * A call that a screen makes when it opens. The fields are those of the endpoint's row and of the screen's call; they are repeated here because
 * the rows contain schemas, which are too large for the first script. `early-calls.test.ts` compares both.
 */
export interface FirstCall {
  readonly method: WireRow['method'];
  readonly path: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether the row names the headers `Guid` and `Lang`. Default: false. */
  readonly isNamed?: true;
  readonly clientTag?: ClientTag;
  /** Whether the answer may be in local storage; if it is, the call is not sent early. Default: false. */
  readonly isStored?: true;
  /** Whether the row sends neither cookies nor the common headers. Default: false. */
  readonly isPublic?: true;
  /** Parameter of the page's address with which the screen makes another call in place of this one. Default: none. */
  readonly unlessQuery?: string;
}

/** Every screen of a signed-in member waits for the profile. */
const PROFILE: FirstCall = { method: 'GET', path: '/v2/private/user/profile' };

const MEMBER: FirstCall = { method: 'GET', path: '/user/private/member/info' };
const DUE_DILIGENCE: FirstCall = { method: 'GET', path: '/v3/private/aml/get-edd-info' };
const CHECK: FirstCall = { method: 'GET', path: '/v3/private/kyc/get-aml-result', input: { sceneCode: 'KYC' } };
const CONFIG: FirstCall = { method: 'GET', path: '/v3/private/kyc/get-config', isStored: true };
const COUNTRIES: FirstCall = {
  method: 'GET',
  path: '/v2/public/country-list',
  input: { is_disable: 1 },
  isStored: true,
  isPublic: true,
};

/** Parts of kyc-info that every screen asks for which asks for it. */
const RULE_PARTS = ['current', 'state', 'verification_process'];
/** All parts, in the order of the row's schema. */
const PARTS = ['kyc_token', 'current', 'quotas', 'state', 'aml_questionnaire', 'verification_process'];

/** The call of kyc-info with those parts and some more. */
function kycInfo(parts: readonly string[] = [], more?: Partial<FirstCall>): FirstCall {
  const asked = PARTS.filter((part) => RULE_PARTS.includes(part) || parts.includes(part));
  const input = Object.fromEntries(asked.map((part) => [`obtain_${part}`, true]));
  return { method: 'POST', path: '/v3/private/kyc/kyc-info', input, isNamed: true, ...more };
}

function template(code: string, unlessQuery?: string): FirstCall {
  const input = { biz_from: 'kyc_web', template_code: code };
  return {
    method: 'GET',
    path: '/v3/private/kyc/questionnaire-template-detail',
    input,
    ...(unlessQuery && { unlessQuery }),
  };
}

/** The member's verification: what most screens need before they show anything. */
const STATE = [kycInfo(), MEMBER];
const START = { unlessQuery: 'step' } as const;

/**
 * Calls that a screen makes for every member, besides the profile. This is the one list: the first script sends it, a test compares it with the
 * screens' own calls, another one with what each screen sends, and the harness injects its faults into it. What follows another answer is in
 * `LATER_CALLS`, and what only some members' screens ask for in `CALLS_OF_SOME`.
 */
const BY_ROUTE: Readonly<Record<RoutePath, readonly FirstCall[]>> = {
  '/auth/personal': [
    kycInfo(['quotas', 'aml_questionnaire'], { clientTag: 'open-personal' }),
    MEMBER,
    DUE_DILIGENCE,
    CHECK,
    CONFIG,
    { method: 'POST', path: '/v1/kyc/transfer/status' },
    { method: 'GET', path: '/v3/private/kyc/get-supported-ip-country-code' },
  ],
  '/auth/kyc': [...STATE, { ...CONFIG, ...START }, { ...CHECK, ...START }],
  '/auth/vendor': [kycInfo(['kyc_token'], START), MEMBER, { ...CONFIG, ...START }, { ...CHECK, ...START }],
  '/auth/sdk': [],
  '/auth/step1': [],
  '/auth/step2': [],
  '/auth/reverification': STATE,
  '/auth/question': STATE,
  '/auth/nsquestion': STATE,
  '/auth/cnsquestion': STATE,
  '/auth/ocquestion': STATE,
  '/auth/rfiQuestion': STATE,
  '/auth/newquestion': [
    ...STATE,
    template('SATOS'),
    { method: 'GET', path: '/v3/private/kyc/query-satos-questionnaire' },
  ],
  '/auth/questionnaire': [...STATE, template('200', 'template_code')],
  '/auth/piquestion': [...STATE, template('PROFESSIONAL_INVESTOR_QUESTIONS')],
  '/auth/personalquestion': [...STATE, template('PERSONAL')],
  '/auth/resetkyc': [kycInfo(['quotas']), MEMBER],
  '/auth/updatekyc': [...STATE, COUNTRIES],
  '/auth/updatePOA': [...STATE, template('POA'), CONFIG, COUNTRIES],
  '/auth/crypto-knowledge-test': [...STATE, template('KNOWLEDGE_TEST')],
  '/auth/risk-tolerance-test': [...STATE, template('RISK_TOLERANCE_TEST')],
  '/auth/client-agreement': [template('AGREEMENT_CLIENT')],
  '/auth/agreement': STATE.map((call) => ({ ...call, unlessQuery: 'name' })),
  '/auth/professional': [...STATE, template('PROFESSIONAL_INVESTOR'), CONFIG],
  '/auth/pivQuestionnaire': [...STATE, template('PIV')],
  '/auth/qualifiedInvestor': [...STATE, template('QUALIFIED_INVESTOR'), CONFIG],
  '/auth/eddQuestionnaire': [...STATE, DUE_DILIGENCE],
  '/auth/rcEddQuestionnaire': [...STATE, template('RC_EDD')],
  '/auth/rcQuestionnaire': [...STATE, template('RC_QUESTIONNAIRE')],
  '/auth/sourceOfFundsWealth': [...STATE, template('SOURCE_OF_FUNDS_WEALTH')],
  '/auth/residenceInfo': [kycInfo(), template('RESIDENCE'), CONFIG, COUNTRIES],
  '/auth/advancedQuest': [...STATE, template('ADVANCED')],
  '/auth/standardQuest': [...STATE, template('STANDARD')],
  '/auth/complianceTasks': [
    kycInfo(['aml_questionnaire']),
    MEMBER,
    DUE_DILIGENCE,
    CHECK,
    { method: 'POST', path: '/v3/private/kyc/compliance-tasks' },
    { method: 'POST', path: '/segw/task/v1/task/list', input: { page: 1, pageSize: 20 } },
  ],
};

/**
 * The calls of a screen that are known before its code is there, the profile first.
 *
 * @param query of the page's address; default: none
 */
export function firstCallsOf(route: RoutePath, query?: URLSearchParams): readonly FirstCall[] {
  return [PROFILE, ...ownCallsOf(route, query)];
}

/** The same calls without the profile, which the router loads. */
export function ownCallsOf(route: RoutePath, query = new URLSearchParams()): readonly FirstCall[] {
  return BY_ROUTE[route].filter(({ unlessQuery }) => unlessQuery === undefined || !query.has(unlessQuery));
}

/** A request is made for the member; its answer names the questions. */
const REQUESTED = ['questionnaireTemplate', 'createQuestionnaire'] as const;

/**
 * The calls that a screen makes for every member when it opens, once another answer is there: the server is asked about a start that the rules
 * allow, and an answer names the request, the template or the agreements. The screen's code sends them where it reads that answer. Tests compare
 * this list with what each screen sends, and the harness injects its faults into it; the app does not import it, so it is not in the build.
 */
export const LATER_CALLS: Readonly<Record<RoutePath, readonly EndpointKey[]>> = {
  '/auth/personal': [],
  '/auth/kyc': ['canVerify', 'canQuickKyc', 'trafficDiversion', 'countryList', 'supportedIpCountryCode'],
  '/auth/vendor': ['canVerify', 'trafficDiversion', 'countryList', 'supportedDocumentTypes'],
  '/auth/sdk': [],
  '/auth/step1': [],
  '/auth/step2': [],
  '/auth/reverification': [],
  '/auth/question': REQUESTED,
  '/auth/nsquestion': REQUESTED,
  '/auth/cnsquestion': REQUESTED,
  '/auth/ocquestion': REQUESTED,
  '/auth/rfiQuestion': REQUESTED,
  '/auth/newquestion': [],
  '/auth/questionnaire': [],
  '/auth/piquestion': [],
  '/auth/personalquestion': [],
  '/auth/resetkyc': [],
  '/auth/updatekyc': [],
  '/auth/updatePOA': [],
  '/auth/crypto-knowledge-test': [],
  '/auth/risk-tolerance-test': [],
  '/auth/client-agreement': [],
  '/auth/agreement': ['questionnaireTemplate'],
  '/auth/professional': [],
  '/auth/pivQuestionnaire': [],
  '/auth/qualifiedInvestor': [],
  '/auth/eddQuestionnaire': ['questionnaireTemplate'],
  '/auth/rcEddQuestionnaire': [],
  '/auth/rcQuestionnaire': [],
  '/auth/sourceOfFundsWealth': [],
  '/auth/residenceInfo': [],
  '/auth/advancedQuest': [],
  '/auth/standardQuest': [],
  '/auth/complianceTasks': [],
};

/** The calls of a screen's opening that not every member's screen makes, or only one at some address. */
export const CALLS_OF_SOME: Readonly<Partial<Record<RoutePath, readonly EndpointKey[]>>> = {
  // At the step of the document, whose address names the country.
  '/auth/kyc': ['supportedDocumentTypes'],
  // Of a member who has tasks.
  '/auth/complianceTasks': ['taskRegion'],
};
