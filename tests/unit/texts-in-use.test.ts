import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Names, namedTexts, namesIn } from '../../src/i18n/named-texts';
import { flatTexts, type Texts } from '../../src/i18n/text-rules';

/**
 * Keys occur in the sources, or match a template such as `personal.status.${status}`. May miss unused texts, but never
 * reports a used one.
 */
const SRC = resolve(import.meta.dirname, '../../src');
const ENGLISH = flatTexts(JSON.parse(readFileSync(join(SRC, 'public/locales/en/user-accounts.json'), 'utf8')));

/** Keys that no source names. */
function unusedTexts(texts: Texts, names: Names): string[] {
  const { words } = names;
  const isKnown = (value: string) => words.has(value) || value.split('.').every((word) => words.has(word));
  // `${row}.title` matches every title, so the prefix must occur whole.
  const isNamed = namedTexts(names, (value, isFamily) => (isFamily ? isKnown(value) : words.has(value)))(texts);
  return [...texts.keys()].filter((key) => !isNamed(key));
}

it('every text of the screens is in use', () => {
  const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(ENGLISH.size).toBeGreaterThan(0);
  expect(unusedTexts(ENGLISH, namesIn(sources))).toEqual([]);
});

describe('the check', () => {
  const used = (text: string) => namesIn([{ path: 'screen.ts', text }]);
  const hole = (value: string) => `\${${value}}`;

  it.each<[what: string, source: string, key: string, unused: boolean]>([
    ['accepts a key in the source', "t('home.title')", 'home.title', false],
    ['accepts a key of a table', "const table = { a: 'home.title' };", 'home.title', false],
    ['reports a key that no source has', "t('home.title')", 'home.lead', true],
    ['reports a key that is only in a comment', '// home.title', 'home.title', true],
    ['accepts a value of a template', `const a = 'DONE'; t(\`status.${hole('a')}\`);`, 'status.DONE', false],
    [
      'accepts a name as a value',
      `const table = { DONE: 1 }; t(\`status.${hole('key')}.title\`);`,
      'status.DONE.title',
      false,
    ],
    ['accepts the beginning of a key', `const at = 'home.work'; t(\`${hole('at')}.title\`)`, 'home.work.title', false],
    [
      'reports a beginning that no source has',
      `const work = 'home'; t(\`${hole('at')}.title\`)`,
      'home.work.title',
      true,
    ],
    ['accepts a value of several words', `t(\`problem.${hole("of['a.b']")}\`)`, 'problem.a.b', false],
    ['reports a value that no source has', `t(\`status.${hole('a')}\`)`, 'status.DONE', true],
    ['reports a key behind a template', `const a = 'DONE'; t(\`status.${hole('a')}\`);`, 'status.DONE.title', true],
  ])('%s', (_what, source, key, unused) => {
    expect(unusedTexts(new Map([[key, 'Text']]), used(source))).toEqual(unused ? [key] : []);
  });

  it('takes the plural forms of a text together', () => {
    const texts = new Map([
      ['left_one', 'One left'],
      ['left_other', '{{count}} left'],
    ]);
    expect(unusedTexts(texts, used("t('left', { count })"))).toEqual([]);
    expect(unusedTexts(texts, used("t('right', { count })"))).toEqual(['left_one', 'left_other']);
  });
});
