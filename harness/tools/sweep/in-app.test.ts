import { expect, it } from 'vitest';
import type { LoggedRequest } from '../../core/logged-request';
import { parseScenario, type ScenarioInput } from '../../core/scenario';
import { KYC_INFO, PROFILE } from '../../core/states/opening-calls';
import { goSource, isFresh } from './in-app';

function scenarioOf(input: ScenarioInput) {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.scenario;
}

const logOf = (calls: readonly string[], fault: LoggedRequest['fault'] = null) =>
  calls.map((endpoint) => ({ endpoint, fault }) as LoggedRequest);

const GUIDE = scenarioOf({ route: '/auth/step1' });
const REVERIFICATION = scenarioOf({ route: '/auth/reverification' });

it('goes to the address of the screen, with its language and its query', () => {
  const source = goSource(
    scenarioOf({ language: 'de-DE', mode: 'app', route: '/auth/agreement', query: { name: 'x' } }),
  );
  expect(source).toContain('"/user/accounts/auth/agreement?lang=de-DE&app=1&name=x"');
});

it('a screen is fresh when it has requested what it needs, apart from what the app keeps', () => {
  expect(isFresh(GUIDE, [])).toBe(true);
  expect(isFresh(REVERIFICATION, logOf([PROFILE, 'GET /user/private/member/info']))).toBe(false);
  expect(isFresh(REVERIFICATION, logOf([KYC_INFO, 'GET /user/private/member/info']))).toBe(true);
});

it('one agreement needs less than the list of them', () => {
  const calls = logOf(['GET /v3/private/kyc/questionnaire-template-detail']);
  expect(isFresh(scenarioOf({ route: '/auth/agreement', query: { name: 'client' } }), calls)).toBe(true);
  expect(isFresh(scenarioOf({ route: '/auth/agreement' }), calls)).toBe(false);
});

it('a screen with a fault is fresh when the fault was injected, whatever the screen requests afterwards', () => {
  const struck = scenarioOf({ route: '/auth/reverification', faults: [{ endpoint: KYC_INFO, kind: 'network' }] });
  expect(isFresh(struck, logOf([KYC_INFO, 'GET /user/private/member/info']))).toBe(false);
  expect(isFresh(struck, logOf([KYC_INFO], 'network'))).toBe(true);
});

it('a screen with two faults is fresh when both were injected, in any order, and not when one was', () => {
  const both = scenarioOf({
    route: '/auth/reverification',
    faults: [
      { endpoint: KYC_INFO, kind: 'network' },
      { endpoint: PROFILE, kind: 'network' },
    ],
  });
  expect(isFresh(both, [])).toBe(false);
  expect(isFresh(both, logOf([KYC_INFO], 'network'))).toBe(false);
  expect(isFresh(both, logOf([PROFILE], 'network'))).toBe(false);
  expect(isFresh(both, [...logOf([PROFILE]), ...logOf([KYC_INFO], 'network')])).toBe(false);
  expect(isFresh(both, logOf([PROFILE, KYC_INFO], 'network'))).toBe(true);
});
