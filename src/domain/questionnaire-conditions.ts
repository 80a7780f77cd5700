import { type Answers, answerTo, type Condition, type Question } from './questionnaire';

/** Decides which questions a member is asked, from the answers to other questions. */

/** The questions that depend on each other in a circle, by id. Empty if every condition can be decided. */
export function questionsInCycles(questions: readonly Question[]): string[] {
  const ordered = new Set(dependencyOrder(questions).map(({ id }) => id));
  return questions.map(({ id }) => id).filter((id) => !ordered.has(id));
}

/** What the answers mean for the questions. */
export interface Asked {
  /** Questions that the member is asked. */
  readonly visible: ReadonlySet<string>;
  /** Those of them that need an answer. */
  readonly required: ReadonlySet<string>;
}

/**
 * Decides which questions are asked and which of them need an answer. A condition holds if the question that it names is asked and its
 * answer includes one of the values; all conditions of a question have to hold. Answers to questions that are not asked do not count.
 *
 * Faulty templates: a condition on a question that does not exist is ignored, but the question may then stay empty, because nobody can
 * know whether it concerns the member. Questions that depend on each other in a circle are not asked (`questionsInCycles`).
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): Asked {
  const known = new Set(questions.map(({ id }) => id));
  const visible = new Set<string>();
  const required = new Set<string>();
  const holds = ({ questionId, anyOf }: Condition) =>
    visible.has(questionId) && answerTo(answers, questionId).values.some((value) => anyOf.includes(value));
  // Questions come after those they depend on, so that `visible` is settled for every condition.
  for (const { id, showIf, requireIf, required: always } of dependencyOrder(questions)) {
    const isDecidable = showIf.every(({ questionId }) => known.has(questionId));
    if (!showIf.filter(({ questionId }) => known.has(questionId)).every(holds)) continue;
    visible.add(id);
    const isNeeded = always || (requireIf.length > 0 && requireIf.every(holds));
    if (isDecidable && isNeeded) required.add(id);
  }
  return { visible, required };
}

/** The questions, each after all questions that its conditions name. Without those that depend on each other in a circle. */
function dependencyOrder(questions: readonly Question[]): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const dependants = new Map<string, Question[]>();
  const open = new Map<Question, number>();
  for (const question of questions) {
    const needed = new Set(
      [...question.showIf, ...question.requireIf].map(({ questionId }) => questionId).filter((id) => byId.has(id)),
    );
    open.set(question, needed.size);
    for (const id of needed) {
      const waiting = dependants.get(id);
      if (waiting) waiting.push(question);
      else dependants.set(id, [question]);
    }
  }
  const ordered = questions.filter((question) => open.get(question) === 0);
  // Grows while it is read: each settled question may settle others.
  for (const { id } of ordered) {
    for (const dependant of dependants.get(id) ?? []) {
      const left = (open.get(dependant) ?? 0) - 1;
      open.set(dependant, left);
      if (left === 0) ordered.push(dependant);
    }
    dependants.delete(id);
  }
  return ordered;
}
