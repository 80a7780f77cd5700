import { describe, expect, it } from 'vitest';
import { EFFECTS, type Effect, effectOf } from './effects';
import { mergeScenario } from './merge';
import { scenarioOf } from './testing';

const CHANGES: readonly (readonly [change: object, effect: Effect])[] = [
  [{}, 'live'],
  [{ name: 'Another' }, 'live'],
  [{ device: 'phone' }, 'live'],
  [{ now: '2027-01-01T00:00:00Z' }, 'live'],
  [{ faults: [{ kind: 'empty' }] }, 'live'],
  [{ answers: { 'POST /v3/private/kyc/kyc-info': { quotas: [] } } }, 'live'],
  [{ responses: { 'POST /v3/private/kyc/kyc-info': { quotas: [] } } }, 'live'],
  [{ vendor: { outcome: 'reject' } }, 'live'],
  [{ risk: { decision: 'pass' } }, 'live'],
  [{ kyc: { steps: { '1': 'PENDING' } } }, 'live'],
  [{ kyc: { display: { displayUpdatePOI: true } } }, 'live'],
  [{ compliance: { agreements: 'outdated' } }, 'live'],
  [{ member: { signedIn: false } }, 'live'],
  [{ member: { country: 'KAZ' } }, 'live'],
  [{ member: { kycTag: 1 } }, 'live'],
  [{ member: { currencyCode: 'EUR' } }, 'reload'],
  [{ member: { rate: 2 } }, 'reload'],
  [{ member: { id: 'member-7' } }, 'reload'],
  [{ theme: 'dark' }, 'reload'],
  [{ config: { operator: 'none' } }, 'reload'],
  [{ config: { compliance: { rules: { dueDiligence: 'on-request' } } } }, 'reload'],
  [{ config: { requestTimeoutMs: 5 } }, 'reload'],
  [{ config: { testnet: true } }, 'reopen'],
  [{ site: 'TUR' }, 'reopen'],
  [{ language: 'de-DE' }, 'reopen'],
  [{ pseudo: 'accented' }, 'reopen'],
  [{ mode: 'app' }, 'reopen'],
  [{ platform: 'android' }, 'reopen'],
  [{ route: '/auth/kyc' }, 'reopen'],
  [{ query: { level: 'LEVEL_1' } }, 'reopen'],
  [{ seed: 2 }, 'reopen'],
];

const rank = (effect: Effect) => EFFECTS.indexOf(effect);

describe('what a change means for an open page', () => {
  it.each(CHANGES)('%j is %s', (change, effect) => {
    expect(effectOf(scenarioOf({}), scenarioOf(change))).toBe(effect);
    expect(effectOf(scenarioOf(change), scenarioOf({}))).toBe(effect);
  });

  it('is the highest class of two changes', () => {
    for (const [one, first] of CHANGES) {
      for (const [two, second] of CHANGES) {
        const both = effectOf(scenarioOf({}), scenarioOf(mergeScenario(one, two)));
        expect([one, two, rank(both)]).toEqual([one, two, Math.max(rank(first), rank(second))]);
      }
    }
  });

  it('is not a reload if the page was opened by a token, which is no longer in its address', () => {
    for (const [change, effect] of CHANGES) {
      const after = scenarioOf(mergeScenario({ mode: 'sdk' }, change));
      if (after.mode !== 'sdk') continue;
      expect([change, effectOf(scenarioOf({ mode: 'sdk' }), after)]).toEqual([
        change,
        effect === 'reload' ? 'reopen' : effect,
      ]);
    }
  });
});
