import { pseudoLocale } from '../../fixtures/pseudo-languages';
import type { Scenario } from '../engine/scenario';
import { findFile } from './files';

/** Matches the path of a file of texts in the build: its language and its name. A file of a first view is in a folder below the language's. */
const TEXTS_PATH = /^\/locales\/([\w-]+)\/((?:[\w-]+\/)?[\w-]+\.json)$/;

/**
 * A file of texts in the scenario's pseudo-language, made from the English one of the build; undefined for every other file, and if the
 * scenario has no pseudo-language.
 *
 * @param below path of the file in the build
 */
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
