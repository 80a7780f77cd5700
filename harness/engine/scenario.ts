import * as z from 'zod';
import { AGREEMENT_VERSIONS } from '../../fixtures/agreements/versions';
import { PSEUDO_KINDS } from '../../fixtures/pseudo-languages';
import { TEMPLATE_CHOICES } from '../../fixtures/questionnaires/bad-templates';
import { MODES } from '../../src/domain/modes';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE } from '../../src/domain/routes';
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
import { callName } from './call-name';
import { faultSchema } from './fault-schema';
import { MAX_DEPTH, MAX_SCENARIO_LENGTH, tooDeepAt } from './limits';
import { mergeScenario } from './merge';
import { MIGRATIONS, migrate } from './migrations';
import { problemsOfIssue } from './scenario-problems';
import { type Step, stepsSchema } from './walks/steps';

/**
 * A scenario is one JSON value that describes everything about a run. Every key is optional and has a default. Unknown keys
 * are refused, so that a typing error is reported.
 */

/** Version of the scenario format. To change the format, raise it and add a row to `MIGRATIONS`. */
export const SCENARIO_VERSION = 1;

export const THEMES = ['light', 'dark'] as const;
/** `small-phone` is 320 px wide, the least width at which everything has to fit (WCAG 2.2, 1.4.10). */
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
    /** ISO 3166 alpha-3, the form in which the server sends countries. Default: a country of the site. */
    country: z
      .string()
      .regex(/^[A-Z]{3}$/, 'an ISO 3166 alpha-3 code, such as TUR')
      .optional(),
    currencyCode: z.string().default('USD'),
    /** Units of the member's currency for one US dollar. Default: a rate of the currency. */
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
    /** `siteInfo` of the update's display info. Absent: the account's site and the member's country. */
    poiSiteInfo: z
      .strictObject({ site: z.string().max(20).optional(), country: z.string().max(20).optional() })
      .prefault({}),
    /** Restriction of the account, as kyc-info sends it. */
    limitation: z.string().max(100).default(NO_LIMITATION),
    /** The server's words about it. */
    limitationInfo: z.string().max(500).default(''),
    /** Who holds the account's assets, as kyc-info sends it. */
    custody: z.enum(CUSTODY_TYPES).default('CUSTODY_UNSPECIFIED'),
    /** The server's words about it. */
    custodyInfo: z.string().max(500).default(''),
    /** Status of a second identity. `none`: the member has none, and none is offered. */
    secondIdentity: z.enum(['none', ...STEP_STATUSES]).default('none'),
    questionnaire: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNDEFINED'),
    /** Why the questionnaire was rejected: a text of the server. */
    questionnaireRejectReason: z.string().max(500).default(''),
    /** Replaces the questions of every questionnaire: by one of each type, or by a faulty template. `own`: each has its own. */
    questionnaireTemplate: z.enum(TEMPLATE_CHOICES).default('own'),
    /** `earlier`: the member has answered every questionnaire before. */
    questionnaireAnswers: z.enum(['none', 'earlier']).default('none'),
    /** Status of the proof of address. */
    poa: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNSUBMIT'),
    /** Reason of its rejection: a vendor's code, or a text. */
    poaRejectReason: z.string().max(500).default(''),
    edd: z.enum(EDD_STATUSES).default('EDDStatus_Unknown'),
    /** Reason of the last rejection, sent as `additionalRejectReason`: a vendor's code, or a text. */
    rejectReason: z.string().max(500).default(''),
    /** False: `can-verify` refuses a level even if its status allows a start. */
    canVerify: z.boolean().default(true),
    /** Whether quick verification with the data of an affiliated company is offered. */
    quickKyc: z.boolean().default(false),
    /** Answer of `traffic-diversion`. `site`: as in the site's rules. */
    diversion: z.enum(['site', 'web', 'mobile-app']).default('site'),
    transfer: z.enum(TRANSFER_VERIFY_STATUSES).default('KYC_TRANSFER_VERIFY_STATUS_UNDEFINED'),
    /** The account's role in an identity transfer. `none`: there is no transfer. */
    transferRole: z.enum(['none', ...TRANSFER_ROLES]).default('none'),
    display,
  })
  .prefault({});

/** Agreements, investor tests and investor status at the start of the run. */
const compliance = z
  .strictObject({
    /** Where the agreements of the site stand. `outdated`: the member accepted version 1. */
    agreements: z.enum(['none', 'accepted', 'outdated', 'declined']).default('accepted'),
    /** Version of the agreements that is in force. */
    agreementVersion: z.enum(AGREEMENT_VERSIONS).default('2'),
    /** Where the investor tests stand. `no-attempts`: all attempts failed, and the next one is possible tomorrow. */
    tests: z.enum(['open', 'passed', 'failed', 'no-attempts']).default('open'),
    /** Where the status as a professional or qualified investor stands. */
    investor: z.enum(['none', 'in-review', 'approved', 'rejected', 'expired']).default('none'),
    /** Why the investor status was rejected: a code, or a text. Empty: a general text of the server. */
    investorRejectReason: z.string().max(500).default(''),
  })
  .prefault({});

/** How the check of sensitive operations decides (calls `risk-component/intercept` and `default-intercept`). */
const risk = z
  .strictObject({
    /** `challenge` requires a one-time code. In the mock 000000 is wrong, 999999 has expired, and every other code is right. */
    decision: z.enum(['pass', 'challenge', 'refuse']).default('challenge'),
    /** Number of wrong codes after which the operation is locked. */
    attempts: z.number().int().min(1).max(10).default(5),
    /** Milliseconds until another code can be requested. */
    resendMs: z.number().int().min(0).max(600_000).default(60_000),
    /** Whether `default-intercept` lets this device request codes. */
    deviceTrusted: z.boolean().default(true),
  })
  .prefault({});

/** Behaviour of the simulated vendors. */
const vendor = z
  .strictObject({
    /** Outcome of the vendor's first button. `expired-token`: the first token has expired; the run with the next one is approved. */
    outcome: z.enum(VENDOR_OUTCOMES).default('approve'),
    /** The vendor's code of a rejection. Empty: a common one of that vendor. */
    rejectCode: z.string().max(100).default(''),
    /** Number of calls of kyc-info after a submission that still return `PENDING`. */
    reviewPolls: z.number().int().min(0).max(100).default(1),
  })
  .prefault({});

/** `compliance` of the page's initial config: the base for what the account's attributes do not say. */
const pageCompliance = z
  .strictObject({
    /** The site of an account that names none; with it the mock's account of the site NONE names none. */
    site: z.exactOptional(z.enum(SITES)),
    /** Rules in place of those of the site's row. */
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

/** Any JSON value, but not none. */
const givenResult = z.unknown().refine((value) => value !== undefined, 'the result that the call answers with');

/** An address on this machine, or empty. */
const loopbackAddress = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1|.+\.localhost)$/ })])
  .default('');

/** Overrides of the page's initial config, for states that no answer of the mock can cause. */
const config = z
  .strictObject({
    /** Opens the app on a host of the testnet. */
    testnet: z.boolean().default(false),
    /** Every host offers the scenario's language. Otherwise a host offers those of its variant, so that Arabic needs the site ARE. */
    everyLanguage: z.boolean().default(false),
    /** Colour of primary buttons and marks. Empty: the product's default. */
    brandColour: z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, 'a hash and six hexadecimal digits, such as #1a5fd0')
      .default(''),
    /** What the page knows about the operator. `example`: invented facts of each kind (`fixtures/operator.ts`); `none`: nothing. */
    operator: z.enum(['example', 'none']).default('example'),
    /** What the QR code for a phone holds: the address alone, or with a token that works once. */
    phoneCode: z.enum(['address', 'token']).default('address'),
    /** Milliseconds after which the app aborts a call. */
    requestTimeoutMs: z.number().int().positive().max(600_000).default(30_000),
    /** The clock of the page: the machine's own, or one that starts at `now` when the page is loaded, and runs. */
    pageClock: z.enum(['own', 'scenario']).default('own'),
    /** Sentry DSN on loopback to which the app reports errors. Empty: no reports. */
    errorReportingDsn: loopbackAddress,
    compliance: pageCompliance,
    /** Address of the API, such as `http://api2.hk.harness.localhost:4310`. Empty: derived from the page's host. */
    apiBase: loopbackAddress,
    /** Path on the app's own host under which it reaches the API, such as `/api-proxy`. Empty: none. */
    crossApiPath: z
      .string()
      .regex(/^(\/(?!user(\/|$))[\w-]+)?$/, 'a path of one part, such as /api-proxy')
      .default(''),
    /** Default of the header `kyc-access-origin`. Empty: the app's own origin. */
    accessOrigin: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  })
  .prefault({});

export const scenarioSchema = z
  .strictObject({
    version: z.literal(SCENARIO_VERSION).default(SCENARIO_VERSION),
    name: z.string().max(200).default('Untitled'),
    /** The account's site. It also decides the variant of the host. */
    site: z.enum(SITES).default('NONE'),
    /** Default: the language of the site, or English if the app does not have it. */
    language: z.enum(languages).optional(),
    /** Shows made-up texts for testers instead of those of the language. `none`: the language's own texts. */
    pseudo: z.enum(PSEUDO_KINDS).default('none'),
    mode: z.enum(MODES).default('web'),
    /** Platform of the messaging app. Used in mini-program mode only. */
    platform: z.enum(TELEGRAM_PLATFORMS).default('ios'),
    device: z.enum(DEVICES).default('desktop'),
    theme: z.enum(THEMES).default('light'),
    /** Path under `/user/accounts`. Default: the personal page, in SDK mode the embedded verification. */
    route: z
      .string()
      .regex(/^\/[^?#\s]*$/, 'a path under /user/accounts that starts with /, without query or fragment')
      .optional(),
    query: z.record(z.string(), z.string()).default({}),
    seed: z.number().int().nonnegative().default(1),
    /** The time of the mock's clock, which does not run. */
    now: z.iso.datetime().default('2026-11-20T09:00:00Z'),
    member,
    kyc,
    compliance,
    config,
    /** For each call by name: its successful result, in place of the mock's. Nothing is merged into it but `responses`. */
    answers: z.partialRecord(callName, z.unknown()).default({}),
    /**
     * Answers that a call gets one time only: each row is the whole result of the next successful answer of its call, in place of all others.
     * Two rows of a call answer its next two calls.
     */
    once: z.array(z.strictObject({ endpoint: callName, result: givenResult })).default([]),
    /** For each call by name: JSON that is merged into its successful result. */
    responses: z.partialRecord(callName, z.unknown()).default({}),
    faults: z.array(faultSchema).default([]),
    vendor,
    risk,
    /** What a person does after the app was opened: a scenario with steps is a walk. Opening a scenario does not run them. */
    steps: stepsSchema,
  })
  .transform((scenario) => ({
    ...scenario,
    language: scenario.language ?? SITE_ROWS[scenario.site].language,
    route: scenario.route ?? (scenario.mode === 'sdk' ? EMBEDDED_ROUTE : DEFAULT_ROUTE),
  }));

/** A scenario as a person writes it: every key is optional. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
/** A scenario with all defaults filled in. */
export type Scenario = z.output<typeof scenarioSchema>;

/** What is wrong with a scenario. */
export interface Problem {
  /** Dotted path of the wrong key; empty for the whole value. */
  readonly path: string;
  readonly message: string;
}

export type ScenarioResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** The given keys without defaults, in the current version. A later PATCH is merged into it. */
      readonly input: ScenarioInput;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario is not valid. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The scenario is not valid:\n${problems.map(({ path, message }) => `  ${path || '(all)'}: ${message}`).join('\n')}`,
    );
  }
}

/** Limit of reported problems; a list of wrong values can have thousands. */
const MOST_PROBLEMS = 100;

/**
 * Validates a scenario and fills in its defaults, or returns the problems with their paths. A scenario of an older version is migrated
 * first. A valid scenario can be written as JSON. Never throws.
 */
export function parseScenario(value: unknown): ScenarioResult {
  const tooLarge = problemOfKeeping(value);
  if (tooLarge !== undefined) return { ok: false, problems: [tooLarge] };
  const input = migrate(value, SCENARIO_VERSION, MIGRATIONS);
  const parsed = scenarioSchema.safeParse(input);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.flatMap(problemsOfIssue).slice(0, MOST_PROBLEMS) };
  const problems = problemsOfSteps(input as ScenarioInput, parsed.data.steps);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  return { ok: true, scenario: parsed.data, input: input as ScenarioInput };
}

/** As `parseScenario`, for a scenario that has to be valid. @throws {ScenarioError} when it is not */
export function validScenario(value: unknown): Extract<ScenarioResult, { ok: true }> {
  const parsed = parseScenario(value);
  if (!parsed.ok) throw new ScenarioError(parsed.problems);
  return parsed;
}

/** Keys that a step cannot change, because they say what the walk is. */
const FIXED_IN_A_WALK = ['version', 'name', 'steps'];

/** What is wrong with the changes that the steps `set`, each after those before it. */
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

/** Why a value cannot be stored: nested too deep, too long, or not JSON; undefined if it can. Does not validate its content. */
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
