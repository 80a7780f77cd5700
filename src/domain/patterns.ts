import { RE2JS } from 're2js';

/** Server patterns run without backtracking, which could freeze the page. The engine is large: load it on demand. */

/** Undefined if the pattern is invalid, unsupported or too large; the server checks then. */
export type PatternMatcher = (pattern: string, text: string) => boolean | undefined;

/** With repetitions expanded. */
const MAX_SIZE = 1000;
/** Characters times compiled instructions. */
export const MAX_STEPS = 100_000;

/** Such as `{2,5}`, with or without a group. */
const REPETITION = /(\)?)\{(\d+)(?:,(\d*))?\}/g;

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

export function compiledPattern(pattern: string): RE2JS | undefined {
  if (pattern.length > MAX_SIZE || writtenOut(pattern) > MAX_SIZE) return undefined;
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return undefined;
  }
}

export function createPatternMatcher(): PatternMatcher {
  const compiled = new Map<string, RE2JS | undefined>();
  return (pattern, text) => {
    if (!compiled.has(pattern)) compiled.set(pattern, compiledPattern(pattern));
    const engine = compiled.get(pattern);
    if (!engine || engine.programSize() * text.length > MAX_STEPS) return undefined;
    return engine.testExact(text);
  };
}
