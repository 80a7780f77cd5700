import { describe, expect, it } from 'vitest';
import { IF_NOT, resultWords } from './test-words';

const R = 'investorTest.result';
const STAYS = 'investorTest.knowledge.ifNotText';
const NOT_SUITED = [`${R}.notSuited.title`, [`${R}.notSuited.body`], false, false] as const;

describe('resultWords', () => {
  // biome-ignore format: a table is easier to compare
  it.each([
    ['knowledge', 'passed', 0, `${R}.passed.title`, [`${R}.passed.body`], false, false],
    ['knowledge', 'failed', 2, `${R}.failed.title`, [`${R}.failed.body`, `${R}.failed.left`, `${R}.failed.now`, STAYS], true, false],
    ['knowledge', 'failed', 0, `${R}.failed.title`, [`${R}.failed.body`, `${R}.failed.now`, STAYS], true, false],
    ['knowledge', 'wait', 2, `${R}.failed.title`, [`${R}.failed.body`, `${R}.wait`, STAYS], false, false],
    ['knowledge', 'used-up', 0, `${R}.failed.title`, [`${R}.failed.body`, `${R}.usedUp`, STAYS], false, true],
    ['risk-tolerance', 'passed', 0, `${R}.suited.title`, ['questionnaire.approved.body'], false, false],
    ['risk-tolerance', 'failed', 2, ...NOT_SUITED],
    ['risk-tolerance', 'wait', 2, ...NOT_SUITED],
    ['risk-tolerance', 'used-up', 0, ...NOT_SUITED],
  ] as const)('of %s, %s with %d attempts left', (test, standing, attempts, title, lines, mayRetry, needsSupport) => {
    expect(resultWords(test, standing, attempts)).toEqual({ title, lines, mayRetry, needsSupport });
  });
});

it('tells nobody with a risk profile to pass it or to try again', () => {
  expect(IF_NOT['risk-tolerance']).toEqual({
    title: 'investorTest.risk-tolerance.ifNot',
    body: ['investorTest.risk-tolerance.ifNotText'],
  });
});
