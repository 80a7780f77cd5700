import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts, type Texts } from '../../src/i18n/text-rules';

/** The files that hold the texts of a language, by name. A text is named by its file and its key: `user-accounts:kyc.title`. */
export const TEXT_FILES: Readonly<Record<string, (language: string) => string>> = {
  'user-accounts': (language) => `src/public/locales/${language}/user-accounts.json`,
  'inverse-error-code': (language) => `src/public/locales/${language}/inverse-error-code.json`,
  agreements: (language) => `fixtures/agreements/texts/${language}.json`,
  'investor-tests': (language) => `fixtures/investor-tests/texts/${language}.json`,
  questionnaires: (language) => `fixtures/questionnaires/texts/${language}.json`,
  server: (language) => `fixtures/server-texts/texts/${language}.json`,
};

/** The language that all others are translated from. */
export const SOURCE_LANGUAGE = 'en';

/** The texts of one file, in the order of the file; none where the language has no such file. */
export function readTexts(root: string, file: string, language: string): Texts {
  const path = join(root, TEXT_FILES[file]?.(language) ?? '');
  return existsSync(path) ? flatTexts(JSON.parse(readFileSync(path, 'utf8'))) : new Map();
}
