import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFontRule } from './font-cuts';
import { rewriteFontSheet } from './font-sheets';
import { cutOf, preloadScript } from './fonts';

describe('cutOf', () => {
  it.each([
    ['en', null],
    ['tr-TR', null],
    ['ru-RU', null],
    ['vi-VN', null],
    ['ar-SA', 'arabic'],
    ['th-TH', 'thai'],
    ['ja-JP', 'japanese'],
    ['ko-KR', 'korean'],
    ['zh-CN', 'simplified'],
    ['zh', 'simplified'],
    ['zh-TW', 'traditional'],
    ['zh-HK', 'traditional'],
    ['zh-Hant-MO', 'traditional'],
    ['', null],
  ])('returns the script of %j: %s', (language, script) => {
    expect(cutOf(language)).toBe(script);
  });
});

describe('preloadScript', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['th-TH', ['400 1em "IBM Plex Sans Thai"', '600 1em "IBM Plex Sans Thai"']],
    ['ar-SA', ['400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"']],
    ['ja-JP', []],
    ['de-DE', []],
  ])('requests the fonts of %s: %j', async (language, expected) => {
    const load = vi.fn((_font: string, letter: string) => Promise.reject(new Error(letter)));
    vi.stubGlobal('document', { fonts: { load } });
    await preloadScript(language);
    expect(load.mock.calls.map(([font]) => font)).toEqual(expected);
  });

  it.each([
    ['th-TH', './fonts/thai.css'],
    ['ar-SA', './fonts/arabic.css'],
  ])('asks with a letter of %s', async (language, sheet) => {
    const load = vi.fn((_font: string, _letter: string) => Promise.resolve([]));
    vi.stubGlobal('document', { fonts: { load } });
    await preloadScript(language);
    const [font = '', letter = ''] = load.mock.calls[0] ?? [];
    const css = readFileSync(join(import.meta.dirname, sheet), 'utf8');
    expect(css).toContain(font.replace('400 1em ', 'font-family: '));
    const ranges = [...css.matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g)].map(([, from, to]) => [from, to]);
    const code = letter.charCodeAt(0);
    expect(
      ranges.some(([from = '', to = '']) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)),
    ).toBe(true);
  });
});

describe('rewriteFontSheet', () => {
  const sheet = `@font-face {
  font-family: 'X';
  font-weight: 600;
  src: local("X"), url(./x.woff2) format('woff2'), url(./x.woff) format('woff');
}`;

  it('keeps only the woff2 file, sets font-display to swap, and uses the 600 weight for 500', () => {
    const css = rewriteFontSheet(sheet, '/node_modules/@fontsource/x/600.css');
    expect(css).toContain('url(./x.woff2)');
    expect(css).not.toMatch(/\.woff\)|local\(/);
    expect(css).toContain('font-display: swap');
    expect(css).toContain('font-weight: 500 600');
  });

  it('ignores style sheets that do not belong to a font package', () => {
    expect(rewriteFontSheet(sheet, '/src/ui/fonts.css')).toBeNull();
  });
});

describe('readFontRule', () => {
  const rule = (declarations: string) =>
    `@font-face { src: url("@fontsource-variable/x/files/x.woff2") format("woff2"); ${declarations} }`;

  it.each([
    ['U+41-43, U+e9', 'ABCé'],
    ['U+4?', '@ABCDEFGHIJKLMNO'],
  ])('reads weights and the characters %s', (ranges, characters) => {
    expect(readFontRule(rule(`font-weight: 400 600; unicode-range: ${ranges}`))).toEqual({
      file: '@fontsource-variable/x/files/x.woff2',
      weights: { min: 400, max: 600 },
      characters,
    });
  });

  it('leaves fonts of one weight as they are', () => {
    expect(readFontRule('@font-face { src: url("@fontsource/x/400.woff2"); }')).toBeNull();
  });

  it.each(['font-weight: 400 600', 'font-weight: 400; unicode-range: U+41'])('refuses a rule with %s alone', (part) => {
    expect(() => readFontRule(rule(part))).toThrow('x.woff2');
  });
});
