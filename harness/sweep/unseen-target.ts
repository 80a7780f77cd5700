import type { Step } from '../engine/walks/steps';
import { foundBy, partOfName, type WalkTexts } from '../engine/walks/walk-texts';

/**
 * What is wrong where a step of a walk acts on something that the page before it did not show. The walk has then waited for another page, such as
 * the result of a review, which is in no picture. Undefined if nothing is.
 *
 * @param before the texts of the page before the step
 */
export function unseenTarget(step: Step, before: readonly string[], texts: WalkTexts): string | undefined {
  if (!('target' in step) || step.act === 'expect') return undefined;
  const { words } = foundBy(step.target, texts);
  if (words === undefined || partOfName(words).test(before.join('\n'))) return undefined;
  return `The page before does not show “${words.said}”, so the page that does is in no picture: expect it in a step of its own`;
}
