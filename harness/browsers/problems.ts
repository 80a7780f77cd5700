import type { Problem } from './tab';

/** The app posts its events to each origin that the business allows; engines report those that are not the embedding page's. */
const EXPECTED = /postMessage/;

/** Whether an engine reports it of a page in which nothing is wrong. */
export function isExpected({ text }: Problem): boolean {
  return EXPECTED.test(text);
}
