import { type Question, questionsOf, type Section } from './questionnaire';
import type { Asked } from './questionnaire-conditions';

export interface QuestionPage {
  /** From 0, among sections with visible questions. */
  readonly sectionIndex: number;
  readonly section: Section;
  /** Never empty. */
  readonly questions: readonly Question[];
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
  return asked.flatMap(({ section, questions }, sectionIndex) => {
    const screens: Question[][] = [];
    for (const question of questions) {
      const last = screens.at(-1);
      const fits = last && last.length < MAX_ON_PAGE && !isAlone(question) && last.every((one) => !isAlone(one));
      if (fits) last.push(question);
      else screens.push([question]);
    }
    return screens.map((screen) => ({ sectionIndex, section, questions: screen }));
  });
}
