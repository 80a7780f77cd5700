import { expect, it } from 'vitest';
import type { Eligibility, RefusalReason, WayForward } from './eligibility';
import { type FlowScreen, type FlowStep, flowScreen } from './verification-screens';

const refused = (reason: RefusalReason, wayForward: WayForward = 'support'): Eligibility => ({
  allowed: false,
  reason,
  wayForward,
});

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly [answer: Eligibility, screens: Record<FlowStep, FlowScreen>][] = [
  [{ allowed: true }, { choose: 'choose', run: 'run', return: 'return', result: 'result' }],
  [refused('in-review'), { choose: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('verified'), { choose: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('rejected-finally'), { choose: 'refusal', run: 'result', return: 'result', result: 'result' }],
  [refused('closed'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('mobile-app'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('company-account'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('level-before'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('disabled'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('country-not-served', 'residence'), { choose: 'refusal', run: 'refusal', return: 'refusal', result: 'refusal' }],
  [refused('country-not-served', 'other-country'), { choose: 'choose', run: 'choose', return: 'choose', result: 'choose' }],
];

for (const [answer, screens] of ROWS) {
  const name = answer.allowed ? 'allowed' : `${answer.reason}, ${answer.wayForward}`;
  it.each(Object.entries(screens))(`${name}: %s shows %s`, (step, screen) => {
    expect(flowScreen(step as FlowStep, answer)).toBe(screen);
  });
}
