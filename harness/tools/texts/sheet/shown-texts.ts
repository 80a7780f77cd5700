import { createInstance, type i18n } from 'i18next';
import { expectedKeys, pluralOf, type Texts } from '../../../../src/i18n/text-rules';
import { wildcard } from '../../../core/patterns';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from '../../../kit/text-files';
import type { Pictures } from '../pictures';
import { COUNTS_OF, EXAMPLES, EXAMPLES_OF, type ExampleContext, type Values } from './example-values';

export interface ShownText {
  /** File and key: `user-accounts:kyc.title`. */
  readonly name: string;
  /** First numbers of this plural form, of which the text shows one; otherwise empty. */
  readonly counts: readonly number[];
  readonly english: string;
  readonly shown: string;
  /** Undefined if no picture shows it. */
  readonly place?: { readonly state: string; readonly picture: string } | undefined;
}

/** One message for each text. */
export class NoExampleError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `These placeholders have no example value in harness/tools/texts/sheet/example-values.ts:\n${problems.join('\n')}`,
    );
  }
}

const MAIN = 'user-accounts';
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Usual numbers first. Some forms only have fractions or very large numbers. */
const USUAL_COUNTS = [5, 3, 15, 2, 1, 21, 0, 100, 1_000_000, 1.5];
const FIRST_COUNTS = [...Array.from({ length: 120 }, (_, count) => count), 1_000_000, 1.5];

/** As members read them. @throws {NoExampleError} if a placeholder has no example */
export async function shownTexts(root: string, language: string, pictures?: Pictures): Promise<ShownText[]> {
  const [english, own] = [await sayer(root, SOURCE_LANGUAGE), await sayer(root, language)];
  const rows = Object.keys(TEXT_FILES).flatMap((file) => {
    const source = readTexts(root, file, SOURCE_LANGUAGE);
    const translation = readTexts(root, file, language);
    return expectedKeys(source, language).map((key): ShownText => {
      const { family, counts, count } = numbersOf(key, source, language);
      const shown = own.shown(file, family, count);
      const name = `${file}:${key}`;
      const place = pictures?.find([translation.get(key) ?? '']);
      return { name, counts, english: english.shown(file, family, count), shown, place };
    });
  });
  const problems = new Set([...english.problems, ...own.problems]);
  if (problems.size > 0) throw new NoExampleError([...problems]);
  return rows;
}

/** First numbers of the form, and the one shown. */
function numbersOf(key: string, english: Texts, language: string) {
  const plural = pluralOf(key, english);
  if (plural === undefined) return { family: key, counts: [], count: undefined };
  const rules = new Intl.PluralRules(language, { type: plural.type });
  const isOfForm = (count: number) => rules.select(count) === plural.form;
  const fixed = COUNTS_OF[plural.family];
  return {
    family: plural.family,
    counts: FIRST_COUNTS.filter(isOfForm).slice(0, 3),
    count: fixed !== undefined && isOfForm(fixed) ? fixed : USUAL_COUNTS.find(isOfForm),
  };
}

async function sayer(root: string, language: string) {
  const files = new Map(Object.keys(TEXT_FILES).map((file) => [file, readTexts(root, file, language)]));
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    ns: [...files.keys()],
    defaultNS: MAIN,
    resources: { [language]: Object.fromEntries([...files].map(([file, texts]) => [file, Object.fromEntries(texts)])) },
    interpolation: { escapeValue: false },
  });
  const context = contextOf(i18n, language);
  const problems: string[] = [];
  const shown = (file: string, family: string, count: number | undefined): string => {
    const key = `${family}${count === undefined ? '' : '_other'}`;
    const names = [...(files.get(file)?.get(key) ?? '').matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const values: Record<string, string | number> = {};
    for (const name of names.filter((one) => one !== 'count' || count === undefined)) {
      const value = name === 'count' ? '5' : exampleOf(family, name)?.(context);
      if (value === undefined || value === '') problems.push(`${file}:${family} {{${name}}}`);
      else values[name] = value;
    }
    return i18n.t(family, { ...values, ...(count !== undefined && { count }), ns: file });
  };
  return { shown, problems };
}

function exampleOf(family: string, name: string) {
  const rows = Object.entries(EXAMPLES_OF).filter(([pattern]) => wildcard(pattern).test(family));
  return rows.find(([, row]) => row[name] !== undefined)?.[1][name] ?? EXAMPLES[name];
}

function contextOf(i18n: i18n, language: string): ExampleContext {
  const say = (key: string, values: Values = {}) => i18n.t(key, { ...values });
  return { language, say, question: (key) => i18n.t(key, { ns: 'questionnaires' }) };
}
