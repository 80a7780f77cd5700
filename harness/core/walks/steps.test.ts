import { describe, expect, it } from 'vitest';
import { parseScenario } from '../scenario';
import { scenarioOf } from '../testing';
import { ACT_NAMES } from './steps';

const problemsOf = (steps: unknown) => {
  const parsed = parseScenario({ steps });
  return parsed.ok ? [] : parsed.problems;
};
const button = { role: 'button', key: 'kyc.continue' };

const EXAMPLES = {
  press: { act: 'press', target: button },
  fill: { act: 'fill', target: { role: 'textbox', nth: 2 }, value: '' },
  choose: { act: 'choose', target: { role: 'combobox', key: 'kyc.country' }, value: 'India' },
  check: { act: 'check', target: { role: 'checkbox', key: 'kyc.consent' } },
  upload: { act: 'upload', target: { role: 'button', name: 'Bill' }, value: 'bill.pdf' },
  go: { act: 'go', value: '/auth/kyc?level=LEVEL_2' },
  back: { act: 'back' },
  vendor: { act: 'vendor', value: 'camera-refused' },
  set: { act: 'set', value: { faults: [{ endpoint: 'POST /v3/private/kyc/kyc-info', kind: 'timeout', times: 1 }] } },
  expect: { act: 'expect', target: { role: 'heading', key: 'review.success.title', within: { role: 'main' } } },
};

describe('the steps of a scenario', () => {
  it('have an example of each act', () => {
    expect(Object.keys(EXAMPLES)).toEqual(ACT_NAMES);
  });

  it.each(Object.values(EXAMPLES))('take $act', (step) => {
    expect(problemsOf([step])).toEqual([]);
  });

  it('are none by default, and a check ticks by default', () => {
    expect(scenarioOf().steps).toEqual([]);
    expect(scenarioOf({ steps: [EXAMPLES.check] }).steps).toEqual([{ ...EXAMPLES.check, value: true }]);
  });

  it.each([
    [{ act: 'jump' }, 'steps.0.act'],
    [{ act: 'press' }, 'steps.0.target'],
    [{ act: 'back', value: 1 }, 'steps.0.value'],
    [{ act: 'press', target: { role: 'knob', nth: 1 } }, 'steps.0.target.role'],
    [{ act: 'press', target: { role: 'button' } }, 'steps.0.target.key'],
    [{ act: 'press', target: { role: 'button', key: 'a.b', name: 'B' } }, 'steps.0.target.name'],
    [{ act: 'press', target: { role: 'button', key: 'two words' } }, 'steps.0.target.key'],
    [{ act: 'press', target: { role: 'button', nth: 0 } }, 'steps.0.target.nth'],
    [{ act: 'press', target: { ...button, within: { role: 'group' } } }, 'steps.0.target.within.key'],
    [{ act: 'press', target: { ...button, color: 'red' } }, 'steps.0.target.color'],
    [{ act: 'fill', target: button }, 'steps.0.value'],
    [{ act: 'check', target: button, value: 'yes' }, 'steps.0.value'],
    [{ act: 'go', value: 'auth/kyc' }, 'steps.0.value'],
    [{ act: 'vendor', value: 'sleep' }, 'steps.0.value'],
    [{ act: 'set', value: { faults: [{ kind: 'flood' }] } }, 'steps.0.value.faults.0.kind'],
    [{ act: 'set', value: { colour: 'red' } }, 'steps.0.value.colour'],
    [{ act: 'set', value: { steps: [] } }, 'steps.0.value.steps'],
    [{ act: 'set', value: { name: 'x' } }, 'steps.0.value.name'],
  ])('refuse %j with the path of what is wrong', (step, path) => {
    expect(problemsOf([step]).map((problem) => problem.path)).toEqual([path]);
  });

  it('are checked one change after another', () => {
    const broken = { act: 'set', value: { kyc: { steps: { '1': 'DONE' } } } };
    const mended = { act: 'set', value: { kyc: { steps: { '1': null } } } };
    expect(problemsOf([mended, EXAMPLES.back, broken]).map(({ path }) => path)).toEqual(['steps.2.value.kyc.steps.1']);
    expect(problemsOf([mended, mended])).toEqual([]);
  });
});
