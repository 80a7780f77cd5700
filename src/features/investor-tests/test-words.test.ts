import { describe, expect, it } from 'vitest';
import { IF_NOT, resultWords } from './test-words';

const R = 'investorTest.result';
const STAYS = 'investorTest.knowledge.ifNotText';
const NOT_SUITED = [`${R}.notSuited.title`, [`${R}.notSuited.body`], 'none'] as const;

describe('resultWords', () => {
  // biome-ignore format: a table is easier to compare
  it.each([
    ['knowledge', 'passed', 0, `${R}.passed.title`, [`${R}.passed.body`], 'none'],
    ['knowledge', 'failed', 2, `${R}.failed.title`, [`${R}.failed.body`, `${R}.failed.left`, `${R}.failed.now`, STAYS], 'retry'],
    ['knowledge', 'failed', 0, `${R}.failed.title`, [`${R}.failed.body`, `${R}.failed.now`, STAYS], 'retry'],
    ['knowledge', 'wait', 2, `${R}.failed.title`, [`${R}.failed.body`, `${R}.wait`, STAYS], 'wait'],
    ['knowledge', 'used-up', 0, `${R}.failed.title`, [`${R}.failed.body`, `${R}.usedUp`, STAYS], 'support'],
    ['risk-tolerance', 'passed', 0, `${R}.suited.title`, ['questionnaire.approved.body'], 'none'],
    ['risk-tolerance', 'failed', 2, ...NOT_SUITED],
    ['risk-tolerance', 'wait', 2, ...NOT_SUITED],
    ['risk-tolerance', 'used-up', 0, ...NOT_SUITED],
  ] as const)('of %s, %s with %d attempts left', (test, status, attempts, title, lines, remedy) => {
    expect(resultWords(test, status, attempts)).toEqual({ title, lines, remedy });
  });
});

it('tells no one with a risk profile to pass or to try again', () => {
  expect(IF_NOT['risk-tolerance']).toEqual({
    title: 'investorTest.risk-tolerance.ifNot',
    body: ['investorTest.risk-tolerance.ifNotText'],
  });
});
