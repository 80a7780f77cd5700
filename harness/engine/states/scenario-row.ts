import type { Scenario } from '../scenario';
import { OPENING_CALLS } from './opening-calls';
import type { Row } from './row';
import { UNUSED } from './status-dimensions';

/** The row of values that a scenario has: the part of the space of states that it covers. */
export function rowOfScenario(scenario: Scenario): Row {
  const { site, language, mode, platform, device, theme, route, kyc, compliance, query, vendor, faults } = scenario;
  const [fault] = faults;
  return {
    site,
    language,
    mode,
    platform: mode === 'mini-program' ? platform : UNUSED,
    device,
    theme,
    route: mode === 'sdk' ? '/auth/sdk' : route,
    level1: kyc.steps['1'],
    level2: kyc.steps['2'],
    poi: kyc.poi,
    questionnaire: kyc.questionnaire,
    edd: kyc.edd,
    poa: kyc.poa,
    secondIdentity: kyc.secondIdentity,
    transferRole: kyc.transferRole,
    transfer: kyc.transfer,
    provider: kyc.provider,
    // The outcome shows only at the address to which the vendor sends the member back.
    outcome: query.step === 'return' ? vendor.outcome : UNUSED,
    template: kyc.questionnaireTemplate,
    answers: kyc.questionnaireAnswers,
    step: query.step === '1' ? query.step : UNUSED,
    agreement: route === '/auth/agreement' ? (query.name ?? UNUSED) : UNUSED,
    agreements: compliance.agreements,
    tests: compliance.tests,
    investor: compliance.investor,
    fault: fault?.kind ?? 'none',
    faultOn: fault !== undefined && Object.hasOwn(OPENING_CALLS, fault.endpoint) ? fault.endpoint : UNUSED,
    code: fault?.kind === 'envelope' ? String(fault.ret_code) : UNUSED,
  };
}
