import fc from 'fast-check';
import { ENDPOINT_NAMES } from '../../src/api/endpoints';
import { lookUp } from '../../src/domain/look-up';
import { SITES } from '../../src/domain/sites';
import {
  EDD_STATUSES,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../src/domain/statuses';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { FAULT_KINDS, FAULTS, type FaultKind } from './faults';
import { MODES } from './modes';
import {
  DEVICES,
  type Scenario,
  type ScenarioInput,
  TELEGRAM_PLATFORMS,
  THEMES,
  VENDOR_OUTCOMES,
  validScenario,
} from './scenario';

/** Throws if invalid, so that mistakes in tests show. */
export function scenarioOf(input: unknown = {}): Scenario {
  return validScenario(input).scenario;
}

/** As parsed: no undefined, no -0. */
export const anyJson = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

/** Favours frequent ones. fast-check's `binary` spends 1.6 s on its table. */
export const anyCharacter = fc
  .oneof(...[0x7f, 0xd7ff, 0x10_f7ff].map((max) => fc.nat({ max })))
  // Skips surrogates.
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

const endpoint = fc.constantFrom(...ENDPOINT_NAMES);
const part = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<Record<string, unknown>>(model, { requiredKeys: [] });

/** The others use their example. */
const made = {
  envelope: { ret_code: fc.integer(), ret_msg: fc.string() },
  http: { status: fc.integer({ min: 200, max: 599 }), times: fc.integer({ min: 1, max: 9 }) },
  network: { share: fc.double({ min: 0, max: 1, noNaN: true }), seed: fc.nat() },
  slow: { endpoint: fc.constant('*'), ms: fc.integer({ min: 1, max: 600_000 }) },
  'offline-after': { endpoint: fc.constant('*'), count: fc.nat() },
} satisfies Partial<Record<FaultKind, Record<string, fc.Arbitrary<unknown>>>>;

function faultOf(kind: FaultKind): fc.Arbitrary<unknown> {
  const example: object = FAULTS[kind].example;
  const fixed = Object.entries(example).map(([key, value]) => [key, fc.constant(value)]);
  const model = { kind: fc.constant(kind), endpoint, ...Object.fromEntries(fixed), ...lookUp<object>(made, kind) };
  return fc.record<Record<string, unknown>>(model, { requiredKeys: ['kind', 'endpoint', ...Object.keys(example)] });
}
const fault = fc.oneof(...FAULT_KINDS.map(faultOf));

export const anyScenario = part<Record<string, unknown>>({
  name: fc.string({ maxLength: 200, unit: 'grapheme' }),
  site: fc.constantFrom(...SITES),
  language: fc.constantFrom(...(Object.keys(LANGUAGES) as Language[])),
  mode: fc.constantFrom(...MODES),
  platform: fc.constantFrom(...TELEGRAM_PLATFORMS),
  device: fc.constantFrom(...DEVICES),
  theme: fc.constantFrom(...THEMES),
  query: fc.dictionary(fc.string(), fc.string()),
  seed: fc.nat(),
  now: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  member: part({ signedIn: fc.boolean(), id: fc.string({ minLength: 1 }), kycTag: fc.constantFrom(0, 1) }),
  kyc: part({
    opened: fc.boolean(),
    provider: fc.constantFrom(...PROVIDERS),
    steps: part({ '1': fc.constantFrom(...STEP_STATUSES), '2': fc.constantFrom(...STEP_STATUSES) }),
    poi: fc.constantFrom(...UPDATE_POI_STATUSES),
    poiRejectReason: fc.string({ unit: 'grapheme' }),
    questionnaire: fc.constantFrom(...QUESTIONNAIRE_STATUSES),
    edd: fc.constantFrom(...EDD_STATUSES),
    transfer: fc.constantFrom(...TRANSFER_VERIFY_STATUSES),
    display: part({ displayUpdatePOI: fc.boolean(), isDisplayQuestionnaire: fc.boolean() }),
  }),
  config: part({ requestTimeoutMs: fc.integer({ min: 1, max: 600_000 }) }),
  // No null: in a PATCH it removes an answer.
  answers: fc.dictionary(
    endpoint,
    anyJson.filter((answer) => answer !== null),
  ),
  once: fc.array(fc.record({ endpoint, result: anyJson }), { maxLength: 3 }),
  responses: fc.dictionary(endpoint, anyJson),
  faults: fc.array(fault, { maxLength: 3 }),
  vendor: part({ outcome: fc.constantFrom(...VENDOR_OUTCOMES) }),
}) as fc.Arbitrary<ScenarioInput>;
