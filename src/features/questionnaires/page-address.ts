import { type Answers, answerTo } from '../../domain/questionnaire';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import { CHECK } from '../shared/flow/step-address';

/** Screens of a questionnaire in the address: a number from 1, or `check` for the check of all answers, which comes last. */

/**
 * Index of the screen that an address names, as far as the member may go: not past an answer that is missing or wrong. The check of the
 * answers has the index after the last screen.
 *
 * @param problems questions with a mistake, by id; undefined: no answer is missing or wrong
 */
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

/** Name of a screen in the address. */
export function nameOfPage(pages: readonly QuestionPage[], index: number): string {
  return index >= pages.length ? CHECK : String(index + 1);
}

/** Index of the screen whose question a file was chosen for. */
export function pageOfFile(pages: readonly QuestionPage[], answers: Answers, file: File): number {
  return pages.findIndex(({ questions }) => questions.some(({ id }) => answerTo(answers, id).files.includes(file)));
}
