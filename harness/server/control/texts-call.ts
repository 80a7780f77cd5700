import { lookUp } from '../../../src/domain/look-up';
import { LANGUAGES } from '../../../src/i18n/languages';
import { readWalkTexts } from '../../kit/walk-texts';
import { type Answer, failure, ok } from './call';

/** All texts that walks can name, such as `user-accounts:kyc.continue`. */
export function textsOf(root: string, distDir: string, search: string): Answer {
  const language = new URLSearchParams(search).get('language') ?? '';
  if (lookUp(LANGUAGES, language) === undefined) {
    return failure(422, `Name a language: ?language= takes ${Object.keys(LANGUAGES).join(', ')}`);
  }
  return ok(Object.fromEntries(readWalkTexts(root, distDir, language)));
}
