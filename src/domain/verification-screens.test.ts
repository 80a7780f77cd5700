import { expect, it } from 'vitest';
import type { Eligibility, RefusalReason, WayForward } from './eligibility-types';
import { STEP_LEVELS } from './steps';
import {
  type FlowScreen,
  type FlowStep,
  flowScreen,
  hasResult,
  isOwnStep,
  possibleStep,
  stepBeside,
  stepNumber,
} from './verification-screens';

const refused = (reason: RefusalReason, wayForward: WayForward = 'support'): Eligibility => ({
  allowed: false,
  reason,
  wayForward,
});

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly [answer: Eligibility, screens: Record<FlowStep, FlowScreen>][] = [
  [{ allowed: true }, { choose: 'choose', document: 'document', consent: 'consent', run: 'run', return: 'return', result: 'result' }],
  [refused('in-review'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('verified'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('rejected-finally'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('closed'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('mobile-app'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('company-account'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('level-before'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('disabled'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('country-not-served', 'residence'), { choose: 'refusal', document: 'refusal', consent: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('country-not-served', 'other-country'), { choose: 'choose', document: 'choose', consent: 'choose', run: 'choose', return: 'choose', result: 'choose' }],
];

for (const [answer, screens] of ROWS) {
  const name = answer.allowed ? 'allowed' : `${answer.reason}, ${answer.wayForward}`;
  it.each(Object.entries(screens))(`${name}: %s shows %s`, (step, screen) => {
    expect(flowScreen(step as FlowStep, answer)).toBe(screen);
  });
}

it.each([
  ['LEVEL_1', ['choose', 'document', 'consent', 'run']],
  ['LEVEL_2', ['choose', 'consent', 'run']],
] as const)('%s has the steps %j, each with its number', (level, steps) => {
  for (const [index, step] of steps.entries()) {
    expect(stepNumber(level, step)).toEqual({ number: index + 1, total: steps.length });
    if (step !== 'run') expect(stepBeside(level, step, 'next')).toBe(steps[index + 1]);
    expect(stepBeside(level, step, 'before')).toBe(steps[index - 1]);
  }
});

it.each([
  ['LEVEL_1', 'document', { country: '', documentType: undefined }, 'choose'],
  ['LEVEL_1', 'consent', { country: '', documentType: 'PASSPORT' }, 'choose'],
  ['LEVEL_1', 'consent', { country: 'TUR', documentType: undefined }, 'document'],
  ['LEVEL_1', 'document', { country: 'TUR', documentType: 'PASSPORT' }, 'document'],
  ['LEVEL_1', 'consent', { country: 'TUR', documentType: 'PASSPORT' }, 'consent'],
  ['LEVEL_1', 'choose', { country: 'TUR', documentType: 'PASSPORT' }, 'choose'],
  ['LEVEL_1', 'choose', { country: 'TUR', documentType: undefined }, 'choose'],
  ['LEVEL_2', 'choose', { country: 'TUR', documentType: undefined }, 'choose'],
  ['LEVEL_2', 'document', { country: 'TUR', documentType: undefined }, 'consent'],
  ['LEVEL_2', 'consent', { country: 'TUR', documentType: undefined }, 'consent'],
] as const)(
  '%s, step %s with the choice %j shows %s, with the consent and without it',
  (level, step, choice, shown) => {
    for (const hasConsent of [false, true]) expect(possibleStep(level, step, choice, hasConsent)).toBe(shown);
  },
);

it('a step after its own counts as the last one', () => {
  for (const step of ['run', 'return', 'result'] as const) {
    expect([stepNumber('LEVEL_1', step), isOwnStep(step)]).toEqual([{ number: 4, total: 4 }, false]);
    expect(stepNumber('LEVEL_2', step)).toEqual({ number: 3, total: 3 });
  }
  expect((['choose', 'document', 'consent'] as const).filter((step) => !isOwnStep(step))).toEqual([]);
});

it.each([
  ['in-review', true],
  ['verified', true],
  ['rejected-finally', true],
  ['daily-limit', true],
  ['not-asked', true],
  ['closed', false],
  ['mobile-app', false],
  ['company-account', false],
  ['not-verified', false],
  ['held-back', false],
] as const)('after a run, %s has a result to show: %s', (reason, has) => {
  expect(hasResult(refused(reason))).toBe(has);
  expect(hasResult({ allowed: true })).toBe(false);
});

const TURKISH_PASSPORT = { country: 'TUR', documentType: 'PASSPORT' } as const;
const NO_DOCUMENT = { country: 'TUR', documentType: undefined } as const;
const NOTHING = { country: '', documentType: undefined } as const;

it.each([
  ['LEVEL_1', NOTHING, true, 'choose'],
  ['LEVEL_1', { country: '', documentType: 'PASSPORT' }, true, 'choose'],
  ['LEVEL_1', NO_DOCUMENT, true, 'document'],
  ['LEVEL_1', TURKISH_PASSPORT, false, 'consent'],
  ['LEVEL_1', TURKISH_PASSPORT, true, 'run'],
  ['LEVEL_2', NOTHING, true, 'choose'],
  ['LEVEL_2', NO_DOCUMENT, false, 'consent'],
  ['LEVEL_2', NO_DOCUMENT, true, 'run'],
] as const)('the run of %s with the choice %j and consent %s shows %s', (level, choice, hasConsent, shown) => {
  expect(possibleStep(level, 'run', choice, hasConsent)).toBe(shown);
});

it.each(['return', 'result'] as const)('the step %s needs no choice and no consent', (step) => {
  for (const level of STEP_LEVELS) expect(possibleStep(level, step, NOTHING, false)).toBe(step);
});
