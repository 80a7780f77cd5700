import { type Question, questionsOf, type Section } from './questionnaire';
import type { Asked } from './questionnaire-conditions';

export interface QuestionPage {
  readonly section: Section;
  /** Never empty. */
  readonly questions: readonly [Question, ...Question[]];
}

/** Keeps each screen one task. */
export const MAX_ON_PAGE = 5;
/** Types with their own screen. */
const ALONE: ReadonlySet<string> = new Set(['table', 'address']);

/** Questions that others depend on get their own screen, so nothing jumps. */
export function pagesOf(sections: readonly Section[], { visible }: Asked): QuestionPage[] {
  const branching = new Set(
    questionsOf(sections).flatMap(({ showIf, requireIf }) =>
      [...showIf, ...requireIf].map(({ questionId }) => questionId),
    ),
  );
  const isAlone = ({ id, type }: Question) => branching.has(id) || ALONE.has(type);
  const asked = sections
    .map((section) => ({ section, questions: section.questions.filter(({ id }) => visible.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  return asked.flatMap(({ section, questions }) => {
    const screens: [Question, ...Question[]][] = [];
    for (const question of questions) {
      const last = screens.at(-1);
      const fits = last && last.length < MAX_ON_PAGE && !isAlone(question) && last.every((one) => !isAlone(one));
      if (fits) last.push(question);
      else screens.push([question]);
    }
    return screens.map((screen) => ({ section, questions: screen }));
  });
}

/** Its label is a sentence beside a box, or a name to type. */
const STATEMENTS: ReadonlySet<string> = new Set(['declaration', 'consent', 'signature']);
const isStatement = ({ type }: Question) => STATEMENTS.has(type);

/** `question`: the first one's label, which then has no other place. */
export type PageHeading = 'section' | 'question' | 'confirmation';

/** No heading comes twice, and none is about something else than its page. */
export function pageHeadings(pages: readonly QuestionPage[]): readonly PageHeading[] {
  const named = new Set<Section>();
  return pages.map(({ section, questions }) => {
    const isOfStatements = questions.every(isStatement);
    const fits = isOfStatements ? section.questions.every(isStatement) : questions.length > 1;
    if (fits && section.title !== '' && !named.has(section)) {
      named.add(section);
      return 'section';
    }
    return isStatement(questions[0]) ? 'confirmation' : 'question';
  });
}
