import { lookUp } from '../domain/look-up';
import { formatLanguage } from './long-date';

/** `Intl` takes direction marks for a name's beginning. */
interface Change {
  readonly found: RegExp;
  readonly by: string;
}

/** A space between 'or' and a Latin word or figure. */
const SPACED: Change = {
  found: /(?<=[A-Za-z\d][\u2066-\u2069]*)(?=或)|(?<=或)(?=[\u2066-\u2069]*[A-Za-z\d])/gu,
  by: ' ',
};

/** 'o' is 'u' before a word with the same sound. */
const U: Change = { found: /(?<= )o(?= [\u2066-\u2069]+(?:h?o|8))/giu, by: 'u' };

const CHANGES: Readonly<Record<string, Change>> = { 'es-ES': U, 'zh-CN': SPACED, 'zh-TW': SPACED, 'zh-HK': SPACED };

/** Like `A, B or C`. */
export function orList(items: readonly string[], language: string): string {
  const text = new Intl.ListFormat(formatLanguage(language), { type: 'disjunction' }).format(items);
  const change = lookUp(CHANGES, language);
  return change === undefined ? text : text.replace(change.found, change.by);
}
