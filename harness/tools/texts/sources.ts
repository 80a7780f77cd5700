import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedKeys, type Texts } from '../../../src/i18n/text-rules';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from '../../kit/text-files';
import { sourceOf } from './catalogue';

/**
 * `sources/<language>.json` has the hash of the English behind each translation. A changed English text is stale until
 * its translations are read and confirmed.
 */

/** By name, such as `user-accounts:kyc.title`. */
type Sources = Readonly<Record<string, string>>;

/** Not yet compared with the present English. */
export interface StaleText {
  /** File and key: `user-accounts:kyc.title`. */
  readonly name: string;
  readonly source: string;
  readonly target: string;
}

/** Below the project's folder. */
function sourcesPath(language: string): string {
  return `harness/tools/texts/sources/${language}.json`;
}

/** First 8 hexadecimal digits of the SHA-256 of text and glossary meanings. */
function sourceHash(text: string, meanings: readonly string[]): string {
  return hash('sha256', [text, ...meanings].join('\n')).slice(0, 8);
}

/** For regular expressions. */
const escaped = (text: string) => text.replace(/[.\\]/g, '\\$&');

interface Term {
  readonly meaning: string;
  readonly keys: readonly string[];
  readonly words: { readonly en?: { readonly never?: readonly string[] } };
}

/** A changed meaning in the glossary makes translations stale. */
function meanings(root: string): (name: string) => readonly string[] {
  const path = join(root, 'src/i18n/glossary.json');
  const terms: readonly Term[] = existsSync(path) ? Object.values(JSON.parse(readFileSync(path, 'utf8'))) : [];
  const known = terms.map(({ meaning, keys, words }) => {
    const names = keys.map((key) => (key.includes(':') ? key : `user-accounts:${key}`).split('*').map(escaped));
    return {
      said: [meaning, ...(words.en?.never ?? [])].join('\n'),
      pattern: new RegExp(`^(?:${names.map((parts) => parts.join('[^.]+')).join('|')})$`),
    };
  });
  return (name) => known.filter(({ pattern }) => pattern.test(name)).map(({ said }) => said);
}

function readSources(root: string, language: string): Sources {
  const path = join(root, sourcesPath(language));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sources) : {};
}

/** With the English, in the order of its files. */
function presentSources(
  root: string,
  language: string,
): Map<string, { readonly source: string; readonly hash: string }> {
  const meaningsOf = meanings(root);
  return new Map(
    Object.keys(TEXT_FILES).flatMap((file) => {
      const english: Texts = readTexts(root, file, SOURCE_LANGUAGE);
      return expectedKeys(english, language).map((key) => {
        const [name, source] = [`${file}:${key}`, sourceOf(key, english)];
        return [name, { source, hash: sourceHash(source, meaningsOf(name)) }] as const;
      });
    }),
  );
}

/** In the order of the English files. */
export function staleTexts(root: string, language: string): StaleText[] {
  const sources = readSources(root, language);
  const targets = new Map<string, string>(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...readTexts(root, file, language)].map(([key, text]) => [`${file}:${key}`, text] as const),
    ),
  );
  return [...presentSources(root, language)]
    .filter(([name, { hash: now }]) => !Object.hasOwn(sources, name) || sources[name] !== now)
    .map(([name, { source }]) => ({ name, source, target: targets.get(name) ?? '' }));
}

/** No texts of the language any more. */
export function unknownSources(root: string, language: string): string[] {
  const present = presentSources(root, language);
  return Object.keys(readSources(root, language)).filter((name) => !present.has(name));
}

/** Also drops unknown names. @param wanted texts that were read @returns the number of stale texts now confirmed */
export function confirmTexts(root: string, language: string, wanted: (name: string) => boolean): number {
  const before = readSources(root, language);
  let confirmed = 0;
  const after: Record<string, string> = {};
  for (const [name, { hash: now }] of presentSources(root, language)) {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    if (wanted(name) && known !== now) confirmed += 1;
    const kept = wanted(name) ? now : known;
    if (kept !== undefined) after[name] = kept;
  }
  writeFileSync(join(root, sourcesPath(language)), `${JSON.stringify(after, null, 2)}\n`);
  return confirmed;
}
