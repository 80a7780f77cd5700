import type { EndpointKey } from '../api/endpoints';
import { DUE_DILIGENCE, PROFILE, STATE, template } from './calls';
import type { FirstCall, QuestionnaireSource } from './screen';
import { type RoutePath, screenOf } from './screens';

/** The first script sends the first ones; the harness injects faults into all. */

/** Profile first. @param query default: none */
export function firstCallsOf(path: RoutePath, query?: URLSearchParams): readonly FirstCall[] {
  return [PROFILE, ...ownCallsOf(path, query)];
}

/** The router loads the profile. */
export function ownCallsOf(path: RoutePath, query = new URLSearchParams()): readonly FirstCall[] {
  const screen = screenOf(path);
  const calls = screen.source ? [...STATE, ...callsOfSource(screen.source)] : screen.firstCalls;
  return calls.filter(({ unlessQuery }) => unlessQuery === undefined || !query.has(unlessQuery));
}

export function laterCallsOf(path: RoutePath): readonly EndpointKey[] {
  const screen = screenOf(path);
  return screen.source ? LATER_CALLS_OF[screen.source.kind] : (screen.laterCalls ?? []);
}

/** Made for some members or addresses. */
export function someCallsOf(path: RoutePath): readonly EndpointKey[] {
  const screen = screenOf(path);
  return screen.source ? [] : (screen.someCalls ?? []);
}

function callsOfSource(source: QuestionnaireSource): readonly FirstCall[] {
  switch (source.kind) {
    case 'template':
      return [template(source.templateCode, source.fromAddress ? { unlessQuery: 'template_code' } : {})];
    case 'custodian':
      return [template(source.templateCode), { endpoint: 'querySatosQuestionnaire' }];
    case 'edd':
      return [DUE_DILIGENCE];
    case 'scene':
      return [];
  }
}

const LATER_CALLS_OF: Readonly<Record<QuestionnaireSource['kind'], readonly EndpointKey[]>> = {
  template: [],
  custodian: [],
  edd: ['questionnaireTemplate'],
  scene: ['questionnaireTemplate', 'createQuestionnaire'],
};
