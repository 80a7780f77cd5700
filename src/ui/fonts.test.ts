import { describe, expect, it } from 'vitest';
import { fontSheets } from './font-sheets';
import { cutOf } from './fonts';

describe('the cut of a language', () => {
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
  ])('%s is %s', (language, cut) => {
    expect(cutOf(language)).toBe(cut);
  });
});

describe('the sheets of font packages', () => {
  const transform = fontSheets().transform as unknown as (code: string, id: string) => string | null;
  const sheet = `@font-face {
  font-family: 'X';
  font-weight: 600;
  src: local("X"), url(./x.woff2) format('woff2'), url(./x.woff) format('woff');
}`;

  it('keep the woff2 alone, show the text at once, and serve 500 with the 600 cut', () => {
    const css = transform(sheet, '/node_modules/@fontsource/x/600.css');
    expect(css).toContain('url(./x.woff2)');
    expect(css).not.toMatch(/\.woff\)|local\(/);
    expect(css).toContain('font-display: swap');
    expect(css).toContain('font-weight: 500 600');
  });

  it('of nobody else are touched', () => {
    expect(transform(sheet, '/src/ui/fonts.css')).toBeNull();
  });
});
