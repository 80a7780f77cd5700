import { expect, it } from 'vitest';
import { SITE_COUNTRIES } from '../../../fixtures/countries';
import { scenarioOf } from '../testing';
import { createMockState } from './initial-state';

it.each([
  ['COMPLETE', 'none', ['source', 'target']],
  ['COMPLETE', 'source', ['source', 'target']],
  ['UNDEFINED', 'source', []],
  ['PENDING', 'none', []],
  ['PENDING', 'source', ['target']],
  ['PENDING', 'target', ['source']],
])('the roles that have confirmed a transfer %s of a member with the role %s are %j', (status, role, expected) => {
  const state = createMockState(
    scenarioOf({ kyc: { transfer: `KYC_TRANSFER_VERIFY_STATUS_${status}`, transferRole: role } }),
  );
  expect(state.run.transferConfirmed).toEqual(expected);
});

it('id and country of a member are those of the scenario, else those of the seed and the site', () => {
  const made = createMockState(scenarioOf({ site: 'TUR', seed: 5 })).member;
  expect(made.country).toBe(SITE_COUNTRIES.TUR);
  expect(made.id).toBe(createMockState(scenarioOf({ seed: 5 })).member.id);
  expect(createMockState(scenarioOf({ site: 'TUR', member: { id: 'x', country: 'DEU' } })).member).toMatchObject({
    id: 'x',
    country: 'DEU',
  });
});

it('a change of the state changes no scenario', () => {
  const scenario = scenarioOf({});
  const { kyc } = createMockState(scenario);
  kyc.steps['1'] = 'SUCCESS';
  kyc.display = { ...kyc.display, isDisplayP2pRights: true };
  expect(scenario.kyc.steps['1']).toBe('ALLOW');
});
