import { type Answers, answerTo } from '../../domain/questionnaire';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import { CHECK } from '../shared/flow/step-address';

/** The number from 1, or `check`. */

/** Stops at the first missing or wrong answer. */
export function shownPage(
  pages: readonly QuestionPage[],
  problems: ReadonlyMap<string, unknown> | undefined,
  step: string,
): number {
  const firstOpen = pages.findIndex(({ questions }) => questions.some(({ id }) => problems?.has(id)));
  const furthest = firstOpen === -1 ? pages.length : firstOpen;
  const wanted = step === CHECK ? pages.length : Math.max(0, (Number.parseInt(step, 10) || 1) - 1);
  return Math.min(wanted, furthest);
}

export function nameOfPage(pages: readonly QuestionPage[], index: number): string {
  return index >= pages.length ? CHECK : String(index + 1);
}

export function pageOfFile(pages: readonly QuestionPage[], answers: Answers, file: File): number {
  return pages.findIndex(({ questions }) => questions.some(({ id }) => answerTo(answers, id).files.includes(file)));
}
