import { lookUp } from '../domain/look-up';
import { formatLanguage } from './long-date';

/** A space between the word for 'or' and a Latin word or a figure, which may be isolated, as the texts of these languages have it. */
const LATIN = /(?<=[A-Za-z\d][\u2066-\u2069]*)(?=或)|(?<=或)(?=[\u2066-\u2069]*[A-Za-z\d])/gu;
const SPACED: Readonly<Record<string, RegExp>> = { 'zh-CN': LATIN, 'zh-TW': LATIN, 'zh-HK': LATIN };

/** Items of which one is meant, as a list of the page's language: `A, B or C`. */
export function orList(items: readonly string[], language: string): string {
  const text = new Intl.ListFormat(formatLanguage(language), { type: 'disjunction' }).format(items);
  const gap = lookUp(SPACED, language);
  return gap === undefined ? text : text.replace(gap, ' ');
}
