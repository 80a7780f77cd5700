import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedKeys, type Texts } from '../../src/i18n/text-rules';
import { sourceOf } from './catalogue';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from './text-files';

/**
 * The English from which each translation was made, as a hash: `sources/<language>.json` beside this file. When an English text changes,
 * every language is stale until somebody has read its translation again, changed it where the meaning changed, and confirmed it.
 */

/** Hash of the English by the name of the text, `user-accounts:kyc.title`. */
type Sources = Readonly<Record<string, string>>;

/** A translation that nobody has compared with the present English. */
export interface StaleText {
  /** File and key: `user-accounts:kyc.title`. */
  readonly name: string;
  readonly source: string;
  readonly target: string;
}

/** Path of the file with the hashes of a language, below the project's folder. */
function sourcesPath(language: string): string {
  return `harness/texts/sources/${language}.json`;
}

/** The first 8 hexadecimal digits of the SHA-256 of an English text. */
function sourceHash(text: string): string {
  return hash('sha256', text).slice(0, 8);
}

function readSources(root: string, language: string): Sources {
  const path = join(root, sourcesPath(language));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sources) : {};
}

/** All texts that the language must have, with the English that each is made from now, in the order of the English files. */
function presentSources(root: string, language: string): Map<string, string> {
  return new Map<string, string>(
    Object.keys(TEXT_FILES).flatMap((file) => {
      const english: Texts = readTexts(root, file, SOURCE_LANGUAGE);
      return expectedKeys(english, language).map((key) => [`${file}:${key}`, sourceOf(key, english)] as const);
    }),
  );
}

/** The translations of a language whose English has changed since they were made or confirmed, in the order of the English files. */
export function staleTexts(root: string, language: string): StaleText[] {
  const sources = readSources(root, language);
  const targets = new Map<string, string>(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...readTexts(root, file, language)].map(([key, text]) => [`${file}:${key}`, text] as const),
    ),
  );
  return [...presentSources(root, language)]
    .filter(([name, source]) => !Object.hasOwn(sources, name) || sources[name] !== sourceHash(source))
    .map(([name, source]) => ({ name, source, target: targets.get(name) ?? '' }));
}

/** Names in the file of hashes that are no text of the language any more. */
export function unknownSources(root: string, language: string): string[] {
  const present = presentSources(root, language);
  return Object.keys(readSources(root, language)).filter((name) => !present.has(name));
}

/**
 * Records that translations were made from the present English, and removes names of texts that are gone.
 *
 * @param wanted says which texts were read; all others keep the hash that they have
 * @returns the number of texts that were stale and are confirmed now
 */
export function confirmTexts(root: string, language: string, wanted: (name: string) => boolean): number {
  const before = readSources(root, language);
  let confirmed = 0;
  const after: Record<string, string> = {};
  for (const [name, source] of presentSources(root, language)) {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    const now = sourceHash(source);
    if (wanted(name) && known !== now) confirmed += 1;
    const hash = wanted(name) ? now : known;
    if (hash !== undefined) after[name] = hash;
  }
  writeFileSync(join(root, sourcesPath(language)), `${JSON.stringify(after, null, 2)}\n`);
  return confirmed;
}
