import type { Problem } from './tab';

/** Events go to each allowed origin; engines report all but the embedding page's. */
const EXPECTED = /postMessage/;

/** Reported for sound pages too. */
export function isExpected({ text }: Problem): boolean {
  return EXPECTED.test(text);
}
