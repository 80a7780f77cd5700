import * as z from 'zod';
import { AGREEMENT_VERSIONS } from '../../fixtures/agreements/versions';
import { PSEUDO_KINDS } from '../../fixtures/pseudo-languages';
import { TEMPLATE_CHOICES } from '../../fixtures/questionnaires/bad-templates';
import {
  DUE_DILIGENCE,
  IDENTITY_FLOWS,
  PROOF_OF_ADDRESS_TIMES,
  REGULATIONS,
  REVERIFICATION_LISTS,
  SITE_ROWS,
  SITES,
} from '../../src/domain/sites';
import {
  CUSTODY_TYPES,
  EDD_STATUSES,
  NO_LIMITATION,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_ROLES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../src/domain/statuses';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE } from '../../src/screens/screens';
import { callName } from './call-name';
import { faultSchema } from './fault-schema';
import { MAX_DEPTH, MAX_SCENARIO_LENGTH, tooDeepAt } from './limits';
import { mergeScenario } from './merge';
import { MODES } from './modes';
import { problemsOfIssue } from './scenario-problems';
import { type Step, stepsSchema } from './walks/steps';

/** A scenario describes a whole run. Every key is optional; unknown keys are refused, so that typos are reported. */

const SCENARIO_VERSION = 1;

export const THEMES = ['light', 'dark'] as const;
/** `small-phone` is 320 px wide, the narrowest width that has to work (WCAG 2.2, 1.4.10). */
export const DEVICES = ['desktop', 'tablet', 'phone', 'small-phone'] as const;
export const TELEGRAM_PLATFORMS = ['ios', 'android', 'tdesktop', 'web'] as const;
export const VENDOR_OUTCOMES = ['approve', 'reject', 'pending', 'cancel', 'error', 'expired-token'] as const;

const languages = Object.keys(LANGUAGES) as [Language, ...Language[]];

const member = z
  .strictObject({
    signedIn: z.boolean().default(true),
    /** Default: derived from the seed. */
    id: z.string().min(1).optional(),
    kycTag: z.literal([0, 1]).default(0),
    /** ISO 3166 alpha-3, as on the server; default: a country of the site. */
    country: z
      .string()
      .regex(/^[A-Z]{3}$/, 'an ISO 3166 alpha-3 code, such as TUR')
      .optional(),
    currencyCode: z.string().default('USD'),
    /** Units of the member's currency for one US dollar; default: the currency's rate. */
    rate: z.number().positive().optional(),
  })
  .prefault({});

const display = z
  .strictObject({
    displayHkgPoaAgreement: z.boolean().default(false),
    isDisplayQuestionnaire: z.boolean().default(false),
    isDisplayP2pRights: z.boolean().default(false),
    isDisplayNewSatos: z.boolean().default(false),
    isDisplayNewRcOnboarding: z.boolean().default(false),
    displayUpdatePOI: z.boolean().default(false),
  })
  .prefault({});

const kyc = z
  .strictObject({
    opened: z.boolean().default(true),
    provider: z.enum(PROVIDERS).default('PROVIDER_SUMSUB'),
    steps: z
      .strictObject({
        '1': z.enum(STEP_STATUSES).default('ALLOW'),
        '2': z.enum(STEP_STATUSES).default('NOT_ALLOW'),
      })
      .prefault({}),
    poi: z.enum(UPDATE_POI_STATUSES).default('DisplayUpdatePOIStatus_No'),
    poiRejectReason: z.string().default(''),
    /** `siteInfo` of the update's display info; default: the account's site and the member's country. */
    poiSiteInfo: z
      .strictObject({ site: z.string().max(20).optional(), country: z.string().max(20).optional() })
      .prefault({}),
    /** Restriction of the account, as in kyc-info. */
    limitation: z.string().max(100).default(NO_LIMITATION),
    /** The server's text about the restriction. */
    limitationInfo: z.string().max(500).default(''),
    /** Who holds the account's assets, as in kyc-info. */
    custody: z.enum(CUSTODY_TYPES).default('CUSTODY_UNSPECIFIED'),
    /** The server's text about the custody. */
    custodyInfo: z.string().max(500).default(''),
    /** Status of a second identity; `none` offers none. */
    secondIdentity: z.enum(['none', ...STEP_STATUSES]).default('none'),
    questionnaire: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNDEFINED'),
    /** The server's text on why the questionnaire was rejected. */
    questionnaireRejectReason: z.string().max(500).default(''),
    /** Replaces every questionnaire's questions with one of each type or a faulty template; `own` keeps them. */
    questionnaireTemplate: z.enum(TEMPLATE_CHOICES).default('own'),
    /** `earlier`: the member has answered every questionnaire before. */
    questionnaireAnswers: z.enum(['none', 'earlier']).default('none'),
    /** Status of the proof of address. */
    poa: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNSUBMIT'),
    /** Why the proof of address was rejected: a vendor's code or a text. */
    poaRejectReason: z.string().max(500).default(''),
    edd: z.enum(EDD_STATUSES).default('EDDStatus_Unknown'),
    /** Reason of the last rejection, sent as `additionalRejectReason`: a vendor's code or a text. */
    rejectReason: z.string().max(500).default(''),
    /** False: `can-verify` refuses a level even if its status allows a start. */
    canVerify: z.boolean().default(true),
    /** Offers quick verification with the data of an affiliated company. */
    quickKyc: z.boolean().default(false),
    /** Answer of `traffic-diversion`; `site` follows the site's rules. */
    diversion: z.enum(['site', 'web', 'mobile-app']).default('site'),
    transfer: z.enum(TRANSFER_VERIFY_STATUSES).default('KYC_TRANSFER_VERIFY_STATUS_UNDEFINED'),
    /** The account's role in an identity transfer, or `none`. */
    transferRole: z.enum(['none', ...TRANSFER_ROLES]).default('none'),
    display,
  })
  .prefault({});

/** Agreements, investor tests and investor status at the start of the run. */
const compliance = z
  .strictObject({
    /** State of the site's agreements; `outdated`: the member accepted version 1. */
    agreements: z.enum(['none', 'accepted', 'outdated', 'declined']).default('accepted'),
    /** Version of the agreements in force. */
    agreementVersion: z.enum(AGREEMENT_VERSIONS).default('2'),
    /** State of the investor tests; `no-attempts`: all attempts failed, and the next is possible tomorrow. */
    tests: z.enum(['open', 'passed', 'failed', 'no-attempts']).default('open'),
    /** Status as a professional or qualified investor. */
    investor: z.enum(['none', 'in-review', 'approved', 'rejected', 'expired']).default('none'),
    /** Why the investor status was rejected: a code or a text; empty: a general text of the server. */
    investorRejectReason: z.string().max(500).default(''),
  })
  .prefault({});

/** How the check of sensitive operations decides (`risk-component/intercept` and `default-intercept`). */
const risk = z
  .strictObject({
    /** `challenge` asks for a one-time code: 000000 is wrong, 999999 has expired, any other is right. */
    decision: z.enum(['pass', 'challenge', 'refuse']).default('challenge'),
    /** Wrong codes after which the operation is locked. */
    attempts: z.number().int().min(1).max(10).default(5),
    /** Milliseconds until another code can be requested. */
    resendMs: z.number().int().min(0).max(600_000).default(60_000),
    /** Lets this device request codes through `default-intercept`. */
    deviceTrusted: z.boolean().default(true),
  })
  .prefault({});

/** Behaviour of the simulated vendors. */
const vendor = z
  .strictObject({
    /** Outcome of the vendor's first button; `expired-token`: only the first token has expired, the next run is approved. */
    outcome: z.enum(VENDOR_OUTCOMES).default('approve'),
    /** The vendor's code of a rejection; empty: a common one. */
    rejectCode: z.string().max(100).default(''),
    /** Calls of kyc-info that still return `PENDING` after a submission. */
    reviewPolls: z.number().int().min(0).max(100).default(1),
  })
  .prefault({});

/** `compliance` of the initial config: fallback for what the account's attributes omit. */
const pageCompliance = z
  .strictObject({
    /** Site for accounts that name none, such as the mock's account of the site NONE. */
    site: z.exactOptional(z.enum(SITES)),
    /** Replaces the rules of the site's row. */
    rules: z
      .strictObject({
        identityFlow: z.exactOptional(z.enum(IDENTITY_FLOWS)),
        reverificationRequirements: z.exactOptional(z.enum(REVERIFICATION_LISTS)),
        proofOfAddress: z.exactOptional(z.enum(PROOF_OF_ADDRESS_TIMES)),
        dueDiligence: z.exactOptional(z.enum(DUE_DILIGENCE)),
        regulation: z.exactOptional(z.enum(REGULATIONS)),
      })
      .prefault({}),
  })
  .prefault({});

/** Any JSON value, but required. */
const givenResult = z.unknown().refine((value) => value !== undefined, 'the result that the call answers with');

/** On this machine, or empty. */
const loopbackAddress = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1|.+\.localhost)$/ })])
  .default('');

/** Overrides of the page's initial config, for states that no answer of the mock can cause. */
const config = z
  .strictObject({
    /** Opens the app on a testnet host. */
    testnet: z.boolean().default(false),
    /** Lets every host offer the scenario's language; otherwise each offers its variant's, so Arabic needs the site ARE. */
    everyLanguage: z.boolean().default(false),
    /** Colour of primary buttons and marks; empty: the product's default. */
    brandColour: z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, 'a hash and six hexadecimal digits, such as #1a5fd0')
      .default(''),
    /** What the page knows about the operator; `example`: invented facts (`fixtures/operator.ts`). */
    operator: z.enum(['example', 'none']).default('example'),
    /** Content of the QR code for a phone: only the address, or with a one-time token. */
    phoneCode: z.enum(['address', 'token']).default('address'),
    /** Milliseconds after which the app aborts a call. */
    requestTimeoutMs: z.number().int().positive().max(600_000).default(30_000),
    /** The page's clock: the machine's, or one that starts at `now` on load and runs. */
    pageClock: z.enum(['own', 'scenario']).default('own'),
    /** Loopback Sentry DSN for the app's error reports; empty: no reports. */
    errorReportingDsn: loopbackAddress,
    compliance: pageCompliance,
    /** Address of the API, such as `http://api2.hk.harness.localhost:4310`; empty: derived from the page's host. */
    apiBase: loopbackAddress,
    /** Path to the API on the app's own host, such as `/api-proxy`; empty: none. */
    crossApiPath: z
      .string()
      .regex(/^(\/(?!user(\/|$))[\w-]+)?$/, 'a path of one part, such as /api-proxy')
      .default(''),
    /** Default of the header `kyc-access-origin`; empty: the app's own origin. */
    accessOrigin: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  })
  .prefault({});

export const scenarioSchema = z
  .strictObject({
    version: z.literal(SCENARIO_VERSION).default(SCENARIO_VERSION),
    name: z.string().max(200).default('Untitled'),
    /** The account's site, which also decides the variant of the host. */
    site: z.enum(SITES).default('NONE'),
    /** Default: the site's language, or English if the app lacks it. */
    language: z.enum(languages).optional(),
    /** Shows made-up test texts instead of the language's own. */
    pseudo: z.enum(PSEUDO_KINDS).default('none'),
    mode: z.enum(MODES).default('web'),
    /** Platform of the messaging app, in mini-program mode only. */
    platform: z.enum(TELEGRAM_PLATFORMS).default('ios'),
    device: z.enum(DEVICES).default('desktop'),
    theme: z.enum(THEMES).default('light'),
    /** Path under `/user/accounts`; default: the personal page, in SDK mode the embedded verification. */
    route: z
      .string()
      .regex(/^\/[^?#\s]*$/, 'a path under /user/accounts that starts with /, without query or fragment')
      .optional(),
    query: z.record(z.string(), z.string()).default({}),
    seed: z.number().int().nonnegative().default(1),
    /** Time of the mock's clock, which does not run. */
    now: z.iso.datetime().default('2026-11-20T09:00:00Z'),
    member,
    kyc,
    compliance,
    config,
    /** Successful results by call, instead of the mock's; only `responses` is merged into them. */
    answers: z.partialRecord(callName, z.unknown()).default({}),
    /** One-time results: each row answers the next successful call of its endpoint, before all others. */
    once: z.array(z.strictObject({ endpoint: callName, result: givenResult })).default([]),
    /** JSON by call, merged into its successful result. */
    responses: z.partialRecord(callName, z.unknown()).default({}),
    faults: z.array(faultSchema).default([]),
    vendor,
    risk,
    /** What a person does after opening the app: steps make a scenario a walk, but opening it does not run them. */
    steps: stepsSchema,
  })
  .transform((scenario) => ({
    ...scenario,
    language: scenario.language ?? SITE_ROWS[scenario.site].language,
    route: scenario.route ?? (scenario.mode === 'sdk' ? EMBEDDED_ROUTE : DEFAULT_ROUTE),
  }));

export type ScenarioInput = z.input<typeof scenarioSchema>;
export type Scenario = z.output<typeof scenarioSchema>;

export interface Problem {
  /** Dotted; empty for the whole value. */
  readonly path: string;
  readonly message: string;
}

export type ScenarioResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** Without defaults, in the current version. Later PATCHes merge into it. */
      readonly input: ScenarioInput;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The scenario is not valid:\n${problems.map(({ path, message }) => `  ${path || '(all)'}: ${message}`).join('\n')}`,
    );
  }
}

/** A list of wrong values can have thousands of problems. */
const MOST_PROBLEMS = 100;

/** Fills in defaults, or returns problems with their paths. Never throws. A valid scenario can be written as JSON. */
export function parseScenario(value: unknown): ScenarioResult {
  const tooLarge = problemOfKeeping(value);
  if (tooLarge !== undefined) return { ok: false, problems: [tooLarge] };
  const parsed = scenarioSchema.safeParse(value);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.flatMap(problemsOfIssue).slice(0, MOST_PROBLEMS) };
  const problems = problemsOfSteps(value as ScenarioInput, parsed.data.steps);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  return { ok: true, scenario: parsed.data, input: value as ScenarioInput };
}

/** @throws {ScenarioError} if it is not valid */
export function validScenario(value: unknown): Extract<ScenarioResult, { ok: true }> {
  const parsed = parseScenario(value);
  if (!parsed.ok) throw new ScenarioError(parsed.problems);
  return parsed;
}

/** They identify the walk, so steps cannot change them. */
const FIXED_IN_A_WALK = ['version', 'name', 'steps'];

/** Checks each step's `set` after those before it. */
function problemsOfSteps(input: ScenarioInput, steps: readonly Step[]): Problem[] {
  let { steps: _, ...current } = input;
  return steps.flatMap((step, at) => {
    if (step.act !== 'set') return [];
    const path = (key: string) => ['steps', at, 'value', ...(key === '' ? [] : [key])].join('.');
    const fixed = FIXED_IN_A_WALK.filter((key) => Object.hasOwn(step.value, key));
    if (fixed.length > 0) return fixed.map((key) => ({ path: path(key), message: `A step cannot change "${key}"` }));
    const merged = mergeScenario(current, step.value) as typeof current;
    const parsed = scenarioSchema.safeParse(merged);
    if (!parsed.success)
      return parsed.error.issues.flatMap(problemsOfIssue).map((problem) => ({ ...problem, path: path(problem.path) }));
    current = merged;
    return [];
  });
}

/** Too deep, too long, or not JSON. Does not validate the content. */
export function problemOfKeeping(value: unknown): Problem | undefined {
  const deep = tooDeepAt(value);
  if (deep !== undefined) {
    return { path: deep.join('.'), message: `Nested deeper than ${MAX_DEPTH} levels` };
  }
  try {
    if ((JSON.stringify(value)?.length ?? 0) <= MAX_SCENARIO_LENGTH) return undefined;
    return { path: '', message: `A scenario has at most ${MAX_SCENARIO_LENGTH} characters as JSON` };
  } catch (error) {
    return { path: '', message: `A scenario is JSON: ${error instanceof Error ? error.message : error}` };
  }
}
