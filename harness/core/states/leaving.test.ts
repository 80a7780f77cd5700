import { expect, it } from 'vitest';
import type { ScenarioInput } from '../scenario';
import { scenarioOf } from '../testing';
import { mayLeave } from './leaving';

it.each<[string, ScenarioInput, boolean]>([
  ['a signed-in member', {}, false],
  ['a member who is not signed in', { member: { signedIn: false } }, true],
  ['a session that ends', { faults: [{ kind: 'envelope', ret_code: 10007, ret_msg: 'x' }] }, true],
  [
    'a session that ends at the second fault',
    { faults: [{ kind: 'network' }, { kind: 'envelope', ret_code: 10007, ret_msg: 'x' }] },
    true,
  ],
  ['another code', { faults: [{ kind: 'envelope', ret_code: 1007, ret_msg: 'x' }] }, false],
  ['another fault', { faults: [{ kind: 'http', status: 500 }] }, false],
])('%s', (_name, input, expected) => {
  expect(mayLeave(scenarioOf(input))).toBe(expected);
});
