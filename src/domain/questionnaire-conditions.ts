import { type Answers, answerTo, type Condition, type Question } from './questionnaire';

/** Empty if every condition can be decided. */
export function questionsInCycles(questions: readonly Question[]): string[] {
  const ordered = new Set(dependencyOrder(questions).map(({ id }) => id));
  return questions.map(({ id }) => id).filter((id) => !ordered.has(id));
}

export interface Asked {
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** Hidden answers do not count. A condition on a missing question is ignored, but makes the question optional. */
export function askedQuestions(questions: readonly Question[], answers: Answers): Asked {
  const known = new Set(questions.map(({ id }) => id));
  const visible = new Set<string>();
  const required = new Set<string>();
  const holds = ({ questionId, anyOf }: Condition) =>
    visible.has(questionId) && answerTo(answers, questionId).values.some((value) => anyOf.includes(value));
  // In dependency order, so `visible` is final for each condition.
  for (const { id, showIf, requireIf, required: always } of dependencyOrder(questions)) {
    const isDecidable = showIf.every(({ questionId }) => known.has(questionId));
    if (!showIf.filter(({ questionId }) => known.has(questionId)).every(holds)) continue;
    visible.add(id);
    const isNeeded = always || (requireIf.length > 0 && requireIf.every(holds));
    if (isDecidable && isNeeded) required.add(id);
  }
  return { visible, required };
}

/** Omits cycles. */
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
  // Grows during the loop.
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
