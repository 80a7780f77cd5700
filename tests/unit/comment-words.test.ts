import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Phrases that comments must not use, each with a usual one. A space also matches a line break. The list may grow. */
const UNUSUAL: Readonly<Record<string, string>> = {
  'st(?:ands?|ood) in': 'is in',
  anew: 'again',
  'of (?:its|his|her|their|our|your|my) own': 'its own',
  nobody: 'no one',
  't(?:old|ells?|elling) apart': 'distinguish',
  'in (?:the )?place of': 'instead of',
  'who(?:m)?ever': 'anyone who',
  '(?:in|out)side of': 'inside, outside',
  'cannot be had': 'is missing, fails to load',
  'mend(?:s|ed|ing)?': 'fix',
};
const patternOf = (phrase: string) => new RegExp(`\\b(?:${phrase.replaceAll(' ', '[\\s*/#]+')})\\b`, 'i');
const ANY = patternOf(Object.keys(UNUSUAL).join('|'));

type Reader = (text: string, path: string) => readonly string[];
const matched =
  (pattern: RegExp): Reader =>
  (text) =>
    text.match(pattern) ?? [];
const ofScript: Reader = (text, path) => parseSync(path, text).comments.map(({ value }) => value);
const ofLines = matched(/^\s*#.*$/gm);
const ofMarkup = matched(/<!--[\s\S]*?-->/g);
const none: Reader = () => [];

/** Comments by the file's ending, or by its name without one. */
const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(['.ts', '.tsx', '.js', '.mjs'].map((ending) => [ending, ofScript])),
  ...Object.fromEntries(['.sh', '.yml', '.conf', 'Dockerfile', 'run'].map((ending) => [ending, ofLines])),
  ...Object.fromEntries(['.gitignore', '.dockerignore', '.npmrc'].map((ending) => [ending, ofLines])),
  ...Object.fromEntries(['.html', '.svg'].map((ending) => [ending, ofMarkup])),
  ...Object.fromEntries(['.json', '.md', '.png', '.ttf', 'LICENSE'].map((ending) => [ending, none])),
  '.css': matched(/\/\*[\s\S]*?\*\//g),
  '.jsonc': matched(/^\s*\/\/.*$/gm),
};

const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const readerOf = (path: string) => READERS[extname(path) || path.slice(path.lastIndexOf('/') + 1)];

function unusualIn(path: string): string[] {
  const reader = readerOf(path);
  if (reader === undefined || reader === none) return [];
  const text = readFileSync(join(ROOT, path), 'utf8');
  // Parsing takes time, and most files need none.
  if (!ANY.test(text)) return [];
  const comments = reader(text, path).join('\n');
  return Object.entries(UNUSUAL).flatMap(([phrase, usual]) => {
    const [found] = patternOf(phrase).exec(comments) ?? [];
    return found === undefined ? [] : [`${path}: '${found}', better '${usual}'`];
  });
}

it('every kind of file has a reader of its comments', () => {
  expect(FILES.filter((path) => readerOf(path) === undefined)).toEqual([]);
});

it('comments use the usual words', () => {
  expect(FILES.flatMap(unusualIn)).toEqual([]);
});
