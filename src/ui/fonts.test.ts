import { describe, expect, it } from 'vitest';
import { readFontRule } from './font-cuts';
import { rewriteFontSheet } from './font-sheets';
import { cutOf } from './fonts';

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
