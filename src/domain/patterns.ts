import { RE2JS } from 're2js';

/**
 * Patterns of a template, which come from the server. They run on an engine without backtracking: the browser's own takes minutes for some
 * pairs of a pattern and a text, and the page is frozen meanwhile. The engine is large, so it is loaded only where a question has a pattern.
 */

/**
 * Whether a text matches a pattern as a whole. Undefined if that cannot be told here: the pattern is not valid or uses what the engine does
 * not know (looking ahead, references to groups), or both together are too large. The server checks the text then.
 */
export type PatternMatcher = (pattern: string, text: string) => boolean | undefined;

/** Largest size of a pattern with its repetitions written out, in characters. */
const MAX_SIZE = 1000;
/** Most steps that one text may take: its characters by the instructions of the compiled pattern. */
export const MAX_STEPS = 100_000;

/** A count of repetitions, such as `{2,5}`, and whether it belongs to a group. */
const REPETITION = /(\)?)\{(\d+)(?:,(\d*))?\}/g;

/** Upper bound of a pattern's size with its repetitions written out, in characters. */
function writtenOut(pattern: string): number {
  let size = pattern.length;
  let groups = 1;
  for (const [, group, least = '', most = ''] of pattern.matchAll(REPETITION)) {
    const count = Math.max(1, Number(least), Number(most));
    if (group === '') size += count;
    else groups *= count;
  }
  return size * groups;
}

/** The compiled pattern; undefined if it is not valid, uses what the engine does not know, or is too large. */
export function compiledPattern(pattern: string): RE2JS | undefined {
  if (pattern.length > MAX_SIZE || writtenOut(pattern) > MAX_SIZE) return undefined;
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return undefined;
  }
}

/** A matcher that keeps what it has compiled, for the patterns of one form. */
export function createPatternMatcher(): PatternMatcher {
  const compiled = new Map<string, RE2JS | undefined>();
  return (pattern, text) => {
    if (!compiled.has(pattern)) compiled.set(pattern, compiledPattern(pattern));
    const engine = compiled.get(pattern);
    if (!engine || engine.programSize() * text.length > MAX_STEPS) return undefined;
    return engine.testExact(text);
  };
}
