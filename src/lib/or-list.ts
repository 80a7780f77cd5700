import { formatLanguage } from './long-date';

/** Items of which one is meant, as a list of the page's language: `A, B or C`. */
export function orList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(formatLanguage(language), { type: 'disjunction' }).format(items);
}
