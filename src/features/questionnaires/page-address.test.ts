import { describe, expect, it } from 'vitest';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import { section } from '../../domain/questionnaire-testing';
import { testQuestion } from '../../domain/testing';
import { nameOfPage, shownPage } from './page-address';

const pages = [['a', 'b'], ['c'], ['d']].map(([first = '', ...others]): QuestionPage => {
  const questions = [testQuestion(first), ...others.map((id) => testQuestion(id))] as const;
  return { section: section(...questions), questions };
});

describe('the screen of an address', () => {
  it.each([
    ['1', [], 0],
    ['2', [], 1],
    ['3', [], 2],
    ['check', [], 3],
    // Addresses that name no screen.
    ['0', [], 0],
    ['-5', [], 0],
    ['unknown', [], 0],
    ['99', [], 3],
    // The address cannot skip a missing answer.
    ['check', ['d'], 2],
    ['3', ['c', 'd'], 1],
    ['3', ['b'], 0],
    ['2', ['d'], 1],
    ['1', ['c'], 0],
  ])('%s with mistakes in %j is the one with index %i', (step, wrong, index) => {
    const problems = new Map(wrong.map((id) => [id, []]));
    expect(shownPage(pages, problems, step)).toBe(index);
  });

  it('is found again by its name', () => {
    for (const index of [0, 1, 2, 3]) expect(shownPage(pages, new Map(), nameOfPage(pages, index))).toBe(index);
    expect([0, 3].map((index) => nameOfPage(pages, index))).toEqual(['1', 'check']);
  });
});
