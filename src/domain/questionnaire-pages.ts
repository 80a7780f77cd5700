import { type Question, questionsOf, type Section } from './questionnaire';
import type { Asked } from './questionnaire-conditions';

/** One screen of a questionnaire. */
export interface QuestionPage {
  /** Index of its section among those that have questions for the member, from 0. */
  readonly sectionIndex: number;
  readonly section: Section;
  /** The questions on it that the member is asked. Never empty. */
  readonly questions: readonly Question[];
}

/** Questions on one screen at most, so that each screen stays one task. */
export const MAX_ON_PAGE = 5;
/** Types that fill a screen on their own. */
const ALONE: ReadonlySet<string> = new Set(['table', 'address']);

/**
 * Divides the questions that a member is asked into screens. A question on which others depend has a screen of its own, so that nothing
 * appears or disappears under the member's hands; the other questions of a section share screens of up to `MAX_ON_PAGE`.
 */
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
