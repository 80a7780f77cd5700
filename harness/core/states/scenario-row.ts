import { valueAt } from '../paths';
import type { Scenario } from '../scenario';
import { OPENING_CALLS } from './opening-calls';
import type { Row } from './row';
import { STATUS_DIMENSIONS, UNUSED } from './status-dimensions';

/** The part of the space that a scenario covers. */
export function rowOfScenario(scenario: Scenario): Row {
  const { site, language, mode, platform, device, theme, route, query, vendor, faults } = scenario;
  const [fault] = faults;
  return {
    site,
    language,
    mode,
    platform: mode === 'mini-program' ? platform : UNUSED,
    device,
    theme,
    route: mode === 'sdk' ? '/auth/sdk' : route,
    ...Object.fromEntries(
      STATUS_DIMENSIONS.flatMap(({ name, path }) => (path ? [[name, String(valueAt(scenario, path))]] : [])),
    ),
    // Only shows at the vendor's return address.
    outcome: query.step === 'return' ? vendor.outcome : UNUSED,
    step: query.step === '1' ? query.step : UNUSED,
    agreement: route === '/auth/agreement' ? (query.name ?? UNUSED) : UNUSED,
    fault: fault?.kind ?? 'none',
    faultOn: fault !== undefined && Object.hasOwn(OPENING_CALLS, fault.endpoint) ? fault.endpoint : UNUSED,
    code: fault?.kind === 'envelope' ? String(fault.ret_code) : UNUSED,
  };
}
