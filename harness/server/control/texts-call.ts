import { lookUp } from '../../../src/domain/look-up';
import { LANGUAGES } from '../../../src/i18n/languages';
import { readWalkTexts } from '../../walks/texts';
import { type Answer, failure, ok } from './call';

/** Everything that a walk can name in a language, as an object of keys with their files: `user-accounts:kyc.continue`. */
export function textsOf(root: string, distDir: string, search: string): Answer {
  const language = new URLSearchParams(search).get('language') ?? '';
  if (lookUp(LANGUAGES, language) === undefined) {
    return failure(422, `Name a language: ?language= takes ${Object.keys(LANGUAGES).join(', ')}`);
  }
  return ok(Object.fromEntries(readWalkTexts(root, distDir, language)));
}
