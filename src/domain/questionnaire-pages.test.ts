import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from './questionnaire';
import { askedQuestions } from './questionnaire-conditions';
import { MAX_ON_PAGE, pageHeadings, pagesOf } from './questionnaire-pages';
import { anyAnswers, anyTemplate, given, onYes, section } from './questionnaire-testing';
import { testQuestion } from './testing';

describe('pagesOf', () => {
  const ids = (...questions: Question[]) =>
    pagesOf([section(...questions)], askedQuestions(questions, {})).map((page) => page.questions.map(({ id }) => id));

  it('gives a question on which others depend its own screen', () => {
    expect(
      ids(testQuestion('a'), testQuestion('b'), testQuestion('c', { showIf: onYes('b') }), testQuestion('d')),
    ).toEqual([['a'], ['b'], ['d']]);
  });

  it('gives a table and an address their own screens', () => {
    expect(
      ids(
        testQuestion('a'),
        testQuestion('t', { type: 'table' }),
        testQuestion('x', { type: 'address' }),
        testQuestion('b'),
      ),
    ).toEqual([['a'], ['t'], ['x'], ['b']]);
  });

  it('gives a question that others require an answer for its own screen', () => {
    expect(ids(testQuestion('a'), testQuestion('b', { requireIf: onYes('a') }), testQuestion('c'))).toEqual([
      ['a'],
      ['b', 'c'],
    ]);
  });

  it('puts at most five questions on a screen', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => testQuestion(id));
    expect(ids(...six)).toEqual([['a', 'b', 'c', 'd', 'e'], ['f']]);
  });

  it('starts a screen with each section that has questions for the member', () => {
    const sections = [
      { ...section(testQuestion('a', { type: 'yes-no' })), id: 's1' },
      { ...section(testQuestion('b', { showIf: onYes('a') })), id: 's2' },
      { ...section(testQuestion('c')), id: 's3' },
    ];
    const asked = askedQuestions(
      sections.flatMap(({ questions }) => questions),
      { a: given('no') },
    );
    expect(pagesOf(sections, asked).map((page) => page.section.id)).toEqual(['s1', 's3']);
  });

  it('divides a thousand questions into short screens at once', () => {
    const many = Array.from({ length: 1000 }, (_none, index) =>
      testQuestion(`${index}`, index === 0 ? {} : { showIf: onYes(`${index - 1}`) }),
    );
    const answers = Object.fromEntries(many.map(({ id }) => [id, given('yes')]));
    const before = performance.now();
    expect(pagesOf([section(...many)], askedQuestions(many, answers))).toHaveLength(1000);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('puts every asked question on exactly one screen, in order', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const asked = askedQuestions(questions, answers);
        const pages = pagesOf([section(...questions)], asked);
        const order = questions.filter(({ id }) => asked.visible.has(id)).map(({ id }) => id);
        expect(pages.flatMap((page) => page.questions.map(({ id }) => id))).toEqual(order);
        expect(pages.every((page) => page.questions.length > 0 && page.questions.length <= MAX_ON_PAGE)).toBe(true);
      }),
    );
  });
});

describe('pageHeadings', () => {
  const named = (title: string, ...questions: Question[]) => ({ ...section(...questions), id: title, title });
  const headings = (...sections: ReturnType<typeof named>[]) =>
    pageHeadings(
      pagesOf(
        sections,
        askedQuestions(
          sections.flatMap(({ questions }) => questions),
          {},
        ),
      ),
    );
  const table = (id: string) => testQuestion(id, { type: 'table' });
  const box = (id: string) => testQuestion(id, { type: 'consent' });

  it('asks the only question of a page, and names the section above several', () => {
    expect(headings(named('Work', testQuestion('a'), testQuestion('b')), named('Taxes', testQuestion('c')))).toEqual([
      'section',
      'question',
    ]);
  });

  it('names a section once', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => testQuestion(id));
    expect(headings(named('Work', ...many))).toEqual(['section', 'question']);
    expect(headings(named('Work', table('t'), testQuestion('a'), testQuestion('b')))).toEqual(['question', 'section']);
  });

  it('heads a lone box by what it is, and the section of a declaration by its name', () => {
    expect(headings(named('Use', table('t'), box('truth')))).toEqual(['question', 'confirmation']);
    expect(headings(named('Declaration', box('truth')))).toEqual(['section']);
  });

  it('asks the first question of a section without a name', () => {
    expect(headings(named('', testQuestion('a'), testQuestion('b')))).toEqual(['question']);
  });

  it('never gives two pages of a section its name', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const pages = pagesOf([named('Name', ...questions)], askedQuestions(questions, answers));
        expect(pageHeadings(pages).filter((heading) => heading === 'section').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
