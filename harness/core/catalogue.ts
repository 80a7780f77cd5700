import * as z from 'zod';
import { SCENARIOS } from '../../fixtures/scenarios';
import { WALKS } from '../../fixtures/walks';
import { type Endpoint, endpointName } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';
import { ERROR_CODES } from '../../src/domain/error-codes';
import { FLOW_NAMES, LEVELS } from '../../src/domain/levels';
import { PLATFORMS } from '../../src/domain/modes';
import { OPERATIONS } from '../../src/domain/operations';
import { QUESTION_TYPES } from '../../src/domain/questionnaire';
import { REJECTION_REASONS } from '../../src/domain/rejection-reasons';
import * as risk from '../../src/domain/risk';
import * as sites from '../../src/domain/sites';
import * as statuses from '../../src/domain/statuses';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from '../../src/domain/tasks';
import { TOAST_ICONS } from '../../src/domain/toasts';
import { VARIANTS } from '../../src/domain/variants';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../src/i18n/languages';
import { DEFAULT_ROUTE, INDEX_ROUTE, SCREENS } from '../../src/screens/screens';
import { FAULT_KINDS, FAULTS } from './faults';
import { encodeLink } from './link';
import { MODES } from './modes';
import { DEVICES, TELEGRAM_PLATFORMS, THEMES, VENDOR_OUTCOMES, validScenario } from './scenario';

export const CATALOGUE = {
  routes: [
    { path: INDEX_ROUTE, summary: `Leads to ${DEFAULT_ROUTE}` },
    ...SCREENS.map(({ path, summary, byToken }) => ({ path, summary, byToken })),
  ],
  endpoints: (Object.entries(endpoints) as [EndpointKey, Endpoint][]).map(([key, endpoint]) => ({
    key,
    name: endpointName(endpoint),
    method: endpoint.method,
    path: endpoint.path,
    sdkPath: endpoint.sdkPath ?? null,
    summary: endpoint.summary,
    provenance: endpoint.provenance,
  })),
  /** `catalogue.test.ts` reports missing enumerations. */
  enumerations: {
    site: sites.SITES,
    variant: VARIANTS,
    mode: MODES,
    identityFlow: sites.IDENTITY_FLOWS,
    reverificationRequirements: sites.REVERIFICATION_LISTS,
    proofOfAddress: sites.PROOF_OF_ADDRESS_TIMES,
    investorTest: sites.INVESTOR_TESTS,
    investorClass: sites.INVESTOR_CLASSES,
    agreement: sites.AGREEMENTS,
    dueDiligence: sites.DUE_DILIGENCE,
    regulation: sites.REGULATIONS,
    platformHeader: PLATFORMS,
    level: LEVELS,
    flowName: FLOW_NAMES,
    operation: OPERATIONS,
    stepStatus: statuses.STEP_STATUSES,
    poi: statuses.UPDATE_POI_STATUSES,
    questionnaire: statuses.QUESTIONNAIRE_STATUSES,
    edd: statuses.EDD_STATUSES,
    transfer: statuses.TRANSFER_VERIFY_STATUSES,
    transferResult: statuses.TRANSFER_RESULTS,
    transferRole: statuses.TRANSFER_ROLES,
    provider: statuses.PROVIDERS,
    custody: statuses.CUSTODY_TYPES,
    documentType: statuses.DOCUMENT_TYPES,
    documentTypeName: statuses.DOCUMENT_TYPE_ENUM_NAMES,
    limitation: statuses.LIMITATIONS,
    paymentMethod: statuses.PAYMENT_METHODS,
    visibility: statuses.VISIBILITIES,
    amlResult: statuses.AML_RESULTS,
    questionType: QUESTION_TYPES,
    taskType: COMPLIANCE_TASK_TYPES,
    taskStatus: COMPLIANCE_TASK_STATUSES,
    riskDecision: risk.RISK_DECISIONS,
    riskReason: risk.RISK_REASONS,
    challengeMethod: risk.CHALLENGE_METHODS,
    rejectionReason: Object.keys(REJECTION_REASONS),
    toastIcon: TOAST_ICONS,
    theme: THEMES,
    device: DEVICES,
    platform: TELEGRAM_PLATFORMS,
    vendorOutcome: VENDOR_OUTCOMES,
  },
  errorCodes: ERROR_CODES,
  sites: sites.SITES.map((site) => ({
    site,
    variant: sites.SITE_ROWS[site].variant,
    language: sites.SITE_ROWS[site].language,
    rules: sites.siteRules(site),
  })),
  languages: (Object.keys(LANGUAGES) as Language[]).map((language) => ({ language, ...LANGUAGES[language] })),
  variantLanguages: VARIANT_LANGUAGES,
  modes: MODES,
  faultKinds: FAULT_KINDS.map((kind) => ({
    kind,
    summary: FAULTS[kind].summary,
    /** Besides those of every kind. */
    parameters: z.toJSONSchema(z.strictObject(FAULTS[kind].parameters), { io: 'input' }),
  })),
  scenarios: SCENARIOS.map(({ id, group, scenario }) => ({
    id,
    group,
    name: scenario.name,
    scenario,
    link: linkOf(scenario),
  })),
  walks: WALKS.map(({ id, flow, scenario }) => ({ id, flow, name: scenario.name, scenario, link: linkOf(scenario) })),
};

function linkOf(input: unknown): string {
  return encodeLink(validScenario(input).scenario);
}
