import { pseudoLocale } from '../../fixtures/pseudo-languages';
import type { Scenario } from '../core/scenario';
import { findFile } from '../kit/files';

/** Captures language and name; a first view's file is one folder deeper. */
const TEXTS_PATH = /^\/locales\/([\w-]+)\/((?:[\w-]+\/)?[\w-]+\.json)$/;

/** Undefined for other files, and without a pseudo-language. @param below path in the build */
export async function pseudoTextsFile(
  { pseudo }: Pick<Scenario, 'pseudo'>,
  distDir: string,
  below: string,
): Promise<string | undefined> {
  const [, language, name] = TEXTS_PATH.exec(below) ?? [];
  if (pseudo === 'none' || language === undefined) return undefined;
  const english = await findFile(distDir, `/locales/en/${name}`);
  return english && JSON.stringify(pseudoLocale(pseudo, JSON.parse(english.bytes.toString('utf8')), language));
}
