import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts, type Texts } from '../../src/i18n/text-rules';

/** Files by name. `user-accounts:kyc.title` names a text by file and key. */
export const TEXT_FILES: Readonly<Record<string, (language: string) => string>> = {
  'user-accounts': (language) => `src/public/locales/${language}/user-accounts.json`,
  'inverse-error-code': (language) => `src/public/locales/${language}/inverse-error-code.json`,
  agreements: (language) => `fixtures/agreements/texts/${language}.json`,
  'investor-tests': (language) => `fixtures/investor-tests/texts/${language}.json`,
  questionnaires: (language) => `fixtures/questionnaires/texts/${language}.json`,
  server: (language) => `fixtures/server-texts/texts/${language}.json`,
};

export const SOURCE_LANGUAGE = 'en';

/** In the file's order; empty if the language has no such file. */
export function readTexts(root: string, file: string, language: string): Texts {
  const path = join(root, TEXT_FILES[file]?.(language) ?? '');
  return existsSync(path) ? flatTexts(JSON.parse(readFileSync(path, 'utf8'))) : new Map();
}
