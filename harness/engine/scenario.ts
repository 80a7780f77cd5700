import * as z from 'zod';
import { ENDPOINT_NAMES } from '../../src/api/endpoints';
import { MODES } from '../../src/domain/modes';
import { SITE_ROWS, SITES } from '../../src/domain/sites';
import {
  EDD_STATUSES,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_ROLES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../src/domain/statuses';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { faultSchema } from './fault-kinds';
import { MAX_DEPTH, MAX_SCENARIO_LENGTH, tooDeepAt } from './limits';
import { MIGRATIONS, migrate } from './migrations';

/**
 * A scenario is one plain value that says everything about a run (design 6). Every key is optional and has a default;
 * unknown keys are refused, so that a typing error never passes for a state.
 */

/** Version of the scenario format. A change of the format raises it and adds a migration. */
export const SCENARIO_VERSION = 1;

export const THEMES = ['light', 'dark'] as const;
export const DEVICES = ['desktop', 'tablet', 'phone'] as const;
export const TELEGRAM_PLATFORMS = ['ios', 'android', 'tdesktop', 'web'] as const;
export const VENDOR_OUTCOMES = ['approve', 'reject', 'pending', 'cancel', 'error', 'expired-token'] as const;
const KYC_TAGS = [0, 1] as const;

const endpointName = z.enum(ENDPOINT_NAMES as [string, ...string[]]);
const languages = Object.keys(LANGUAGES) as [Language, ...Language[]];

const member = z
  .strictObject({
    signedIn: z.boolean().default(true),
    /** Default: made from the seed. */
    id: z.string().min(1).optional(),
    kycTag: z.literal(KYC_TAGS).default(0),
    /** ISO 3166 alpha-3, as the server prints countries. Default: a country of the site. */
    country: z
      .string()
      .regex(/^[A-Z]{3}$/, 'an ISO 3166 alpha-3 code, such as TUR')
      .optional(),
    currencyCode: z.string().default('USD'),
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
    /** Where a second identity stands; `none`: there is none, and none is offered. */
    secondIdentity: z.enum(['none', ...STEP_STATUSES]).default('none'),
    questionnaire: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNDEFINED'),
    /** Where the proof of address stands. */
    poa: z.enum(QUESTIONNAIRE_STATUSES).default('QUESTIONNAIRE_STATUS_UNSUBMIT'),
    /** Why it was refused: a vendor's code, or a text. */
    poaRejectReason: z.string().max(500).default(''),
    edd: z.enum(EDD_STATUSES).default('EDDStatus_Unknown'),
    /** Why the last attempt was refused: a vendor's code, or a text (`additionalRejectReason`). */
    rejectReason: z.string().max(500).default(''),
    /** Whether `can-verify` lets a level start that its status would let start. */
    canVerify: z.boolean().default(true),
    /** Whether the short way by an affiliated company's knowledge is offered. */
    quickKyc: z.boolean().default(false),
    /** Where `traffic-diversion` sends the member; `site`: as the site's rules say. */
    diversion: z.enum(['site', 'web', 'mobile-app']).default('site'),
    transfer: z.enum(TRANSFER_VERIFY_STATUSES).default('KYC_TRANSFER_VERIFY_STATUS_UNDEFINED'),
    /** Which end of an identity transfer the account is; `none`: it takes part in no transfer. */
    transferRole: z.enum(['none', ...TRANSFER_ROLES]).default('none'),
    display,
  })
  .prefault({});

/** What the check of sensitive operations says (spec 7, both intercept calls). */
const risk = z
  .strictObject({
    /** `challenge` asks for a one-time code. The mock's codes: 000000 is wrong, 999999 has expired, any other one is right. */
    decision: z.enum(['pass', 'challenge', 'refuse']).default('challenge'),
    /** Wrong codes until the operation is locked. */
    attempts: z.number().int().min(1).max(10).default(5),
    /** Milliseconds until another code may be asked for. */
    resendMs: z.number().int().min(0).max(600_000).default(60_000),
    /** Whether the device may have codes sent to the member (`default-intercept`). */
    deviceTrusted: z.boolean().default(true),
  })
  .prefault({});

/** What the simulated vendors do. */
const vendor = z
  .strictObject({
    /** What the vendor's first button does. `expired-token`: the first token has run out, and the run then goes well. */
    outcome: z.enum(VENDOR_OUTCOMES).default('approve'),
    /** The vendor's own code of a rejection. Default: one that the vendor often gives. */
    rejectCode: z.string().max(100).default(''),
    /** How many calls of kyc-info still say "pending" after a submission. */
    reviewPolls: z.number().int().min(0).max(100).default(1),
  })
  .prefault({});

/** Overrides of the page's initial config, for states that the mock alone cannot make. */
const config = z
  .strictObject({
    /** The app is opened on a host of the testnet. */
    testnet: z.boolean().default(false),
    /** Colour of primary buttons and marks. Empty: the product's own. */
    brandColour: z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, 'a hash and six hexadecimal digits, such as #1a5fd0')
      .default(''),
    /** Milliseconds until the app gives a call up. */
    requestTimeoutMs: z.number().int().positive().max(600_000).default(30_000),
    /** Where the app reports errors: a Sentry DSN on loopback. Empty: nowhere. */
    errorReportingDsn: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1|.+\.localhost)$/ })])
      .default(''),
  })
  .prefault({});

export const scenarioSchema = z
  .strictObject({
    version: z.literal(SCENARIO_VERSION).default(SCENARIO_VERSION),
    name: z.string().max(200).default('Untitled'),
    /** Sets the host variant and the account's site. */
    site: z.enum(SITES).default('NONE'),
    /** Default: the site's (design 4). */
    language: z.enum(languages).optional(),
    mode: z.enum(MODES).default('web'),
    /** Mini-program only. */
    platform: z.enum(TELEGRAM_PLATFORMS).default('ios'),
    device: z.enum(DEVICES).default('desktop'),
    theme: z.enum(THEMES).default('light'),
    /** Path under `/user/accounts`. */
    route: z
      .string()
      .regex(/^\/[^?#\s]*$/, 'a path under /user/accounts that starts with /, without query or fragment')
      .default('/auth/personal'),
    query: z.record(z.string(), z.string()).default({}),
    seed: z.number().int().nonnegative().default(1),
    /** Where the mock's clock stands. */
    now: z.iso.datetime().default('2026-11-20T09:00:00Z'),
    member,
    kyc,
    config,
    /** Merged into the result of the named call. */
    responses: z.partialRecord(endpointName, z.unknown()).default({}),
    faults: z.array(faultSchema(endpointName)).default([]),
    vendor,
    risk,
  })
  .transform((scenario) => ({ ...scenario, language: scenario.language ?? SITE_ROWS[scenario.site].language }));

/** What a person or a file gives: any part of a scenario. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
/** A scenario with all defaults filled in. */
export type Scenario = z.output<typeof scenarioSchema>;

export interface Problem {
  /** Dotted path of the offending key; empty for the value as a whole. */
  readonly path: string;
  readonly message: string;
}

export type ScenarioResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** What was given, in the present version: what a later PATCH goes on from. */
      readonly input: ScenarioInput;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The most problems that are listed: nobody reads more, and a list of wrong values can have thousands. */
const MOST_PROBLEMS = 100;

/**
 * Completes a scenario by its defaults, or says for each problem where it is and what is wrong. A scenario of an older
 * version is migrated first. What passes can be written as JSON, into a link and over the wire. Never throws.
 */
export function parseScenario(value: unknown): ScenarioResult {
  const unkept = problemOfKeeping(value);
  if (unkept !== undefined) return { ok: false, problems: [unkept] };
  const input = migrate(value, SCENARIO_VERSION, MIGRATIONS);
  const parsed = scenarioSchema.safeParse(input);
  if (parsed.success) return { ok: true, scenario: parsed.data, input: input as ScenarioInput };
  return { ok: false, problems: parsed.error.issues.flatMap(problemsOf).slice(0, MOST_PROBLEMS) };
}

/** Why a value cannot be kept, whatever it says: nested too deep, too long, or no JSON; undefined where it can. */
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

/** An issue with several unknown keys becomes one problem a key, so that each can be found by its path. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: `Unknown key "${key}"` }));
  }
  return [{ path: path.join('.'), message: issue.message }];
}
