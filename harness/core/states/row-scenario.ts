import { buildSdkToken } from '../../../fixtures/builders/member';
import { lookUp } from '../../../src/domain/look-up';
import type { Provider } from '../../../src/domain/statuses';
import { EMBEDDED_ROUTE } from '../../../src/screens/screens';
import type { Fault } from '../fault-schema';
import { FAULTS, type FaultKind } from '../faults';
import { deepMerge } from '../merge';
import { returnParameters } from '../mock/vendors';
import type { ReturnedEnd } from '../mock/vendors/simulated-vendor';
import { patchFor } from '../paths';
import { type ScenarioInput, validScenario } from '../scenario';
import { shortHash } from '../short-hash';
import { SUPPORTED_DOCUMENTS } from './opening-calls';
import { pageKeyOf } from './page-key';
import type { Row } from './row';
import type { SweepState } from './state';
import { STATUS_DIMENSIONS, UNUSED } from './status-dimensions';

/** Short, to keep sweeps fast. */
const TIMEOUT_MS = 600;
/** Override the kind's example. */
const IN_SWEEPS: { readonly [Kind in FaultKind]?: Partial<(typeof FAULTS)[Kind]['example']> } = {
  // Long enough to show the loading state.
  slow: { ms: 400 },
  // A state counts only if its fault struck the first call.
  'offline-after': { count: 0 },
};

/** Not submitted. */
const ENDS: Readonly<Record<string, ReturnedEnd>> = {
  cancel: 'cancel',
  error: 'error',
  'expired-token': 'expired-token',
};

/** Independent of the selection. */
export function stateOfRow(row: Row): SweepState {
  const name = nameOf(row);
  const scenario = { ...scenarioOfRow(row), name };
  const { site = '', language = '', mode = '', device = '', theme = '', route = '' } = row;
  const words = [site, language, mode, device, theme, route.replace('/auth/', '')].join('-').toLowerCase();
  const id = `${words.replace(/[^a-z0-9-]+/g, '-')}-${shortHash(JSON.stringify(row))}`;
  const page = pageKeyOf(row);
  return { id, name, scenario, ...(page !== undefined && { page }) };
}

function scenarioOfRow(row: Row): ScenarioInput {
  const value = (name: string) => (row[name] === UNUSED ? undefined : row[name]);
  const fault = row.fault === 'none' ? undefined : (row.fault as FaultKind);
  const scenario = {
    site: row.site,
    language: row.language,
    mode: row.mode,
    platform: value('platform'),
    device: row.device,
    theme: row.theme,
    route: row.route,
    query: queryOf(row),
    kyc: { display: { displayUpdatePOI: row.poi !== 'DisplayUpdatePOIStatus_No' } },
    vendor: { outcome: value('outcome') },
    ...(fault === 'timeout' && { config: { requestTimeoutMs: TIMEOUT_MS } }),
    faults: fault === undefined ? [] : [{ endpoint: row.faultOn, kind: fault, ...parametersOf(fault, row) } as Fault],
  };
  const statuses = STATUS_DIMENSIONS.flatMap(({ name, path }) => (path ? [patchFor(path, row[name])] : []));
  // JSON drops undefined values.
  return validScenario(JSON.parse(JSON.stringify(statuses.reduce(deepMerge, scenario)))).input;
}

function parametersOf(fault: FaultKind, { code }: Row): object {
  return { ...FAULTS[fault].example, ...IN_SWEEPS[fault], ...(fault === 'envelope' && { ret_code: Number(code) }) };
}

function queryOf(row: Row): Record<string, string> {
  const { mode, route, step, agreement, faultOn } = row;
  return {
    ...returnQuery(row),
    // Other shells open the embedded verification by token.
    ...(route === EMBEDDED_ROUTE && (mode === 'app' || mode === 'mini-program') && { token: buildSdkToken(1) }),
    ...(faultOn === SUPPORTED_DOCUMENTS && { step: 'document', country: 'DEU' }),
    ...(step !== undefined && step !== UNUSED && { step }),
    ...(agreement !== undefined && agreement !== UNUSED && { name: agreement }),
  };
}

function returnQuery({ provider, outcome }: Row): Record<string, string> {
  if (outcome === undefined || outcome === UNUSED) return {};
  const end = lookUp(ENDS, outcome) ?? 'submitted';
  const parameters = returnParameters(provider as Provider, end, 'run');
  return parameters === undefined ? {} : { step: 'return', provider: provider ?? '', ...parameters };
}

const USUAL: ReadonlyMap<string, string> = new Map(STATUS_DIMENSIONS.map(({ name, usual }) => [name, usual]));

/** Site, language and screen, then unusual values. */
function nameOf(row: Row): string {
  const { route, site, language, mode, platform, device, theme, fault, faultOn, code, ...statuses } = row;
  const place = [route, site, language, platform === UNUSED ? mode : `${mode} on ${platform}`, device, theme];
  const unusual = Object.entries(statuses).filter(([dimension, value]) => value !== USUAL.get(dimension));
  const struck = fault === 'none' ? [] : [`${fault}${code === UNUSED ? '' : ` ${code}`} on ${faultOn}`];
  return [...place, ...unusual.map(([name, value]) => `${name} ${value}`), ...struck].join(', ').slice(0, 200);
}
