import type { Step } from '../../core/walks/steps';
import { foundBy, partOfName, type WalkTexts } from '../../core/walks/walk-texts';

/**
 * The problem of a step that acts on something that the previous page did not show: the walk has waited for another
 * page, such as a review's result, which is in no picture. Undefined if none.
 * @param before the previous page's texts
 */
export function unseenTarget(step: Step, before: readonly string[], texts: WalkTexts): string | undefined {
  if (!('target' in step) || step.act === 'expect') return undefined;
  const { words } = foundBy(step.target, texts);
  if (words === undefined || partOfName(words).test(before.join('\n'))) return undefined;
  return `The page before does not show “${words.said}”, so the page that does is in no picture: expect it in a separate step`;
}
