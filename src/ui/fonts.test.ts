import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFontRule } from './font-cuts';
import { rewriteFontSheet } from './font-sheets';
import { cutOf, preloadFont } from './fonts';

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

describe('preloadFont', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['en-US', ['latin-wght plain']],
    ['id-ID', ['latin-wght plain']],
    ['de-DE', ['latin-wght plain', 'latin-wght accents']],
    ['es-ES', ['latin-wght plain', 'latin-wght accents']],
    ['ja-JP', ['latin-wght plain']],
    ['ru-RU', ['latin-wght plain', 'cyrillic-wght']],
    ['tr-TR', ['latin-wght plain', 'latin-wght accents', 'latin-ext-wght']],
    ['vi-VN', ['latin-wght plain', 'latin-wght accents', 'vietnamese-wght']],
    ['ar-SA', ['latin-wght plain', 'arabic-arabic-400', 'arabic-arabic-600']],
    ['th-TH', ['latin-wght plain', 'thai-thai-400', 'thai-thai-600']],
  ])('requests the files of %s: %j', async (language, expected) => {
    const load = vi.fn((_font: string, _letters: string) => Promise.reject(new Error('offline')));
    vi.stubGlobal('document', { fonts: { load } });
    await preloadFont(language);
    expect(load.mock.calls.map(([font]) => font.slice(0, 3))).toEqual(['400', '600']);
    const [font = '', letters = ''] = load.mock.calls[0] ?? [];
    const rules = ['fonts.css', 'fonts/thai.css', 'fonts/arabic.css'].flatMap((sheet) =>
      readFileSync(join(import.meta.dirname, sheet), 'utf8')
        .split('@font-face')
        .slice(1),
    );
    const isAsked = (rule: string) =>
      font.includes(/font-family: ("[^"]+")/.exec(rule)?.[1] ?? 'none') &&
      [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, from = '', to = from]) =>
        [...letters].some((one) => one >= characterOf(from) && one <= characterOf(to)),
      );
    const files = rules.filter(isAsked).map((rule) => {
      const [, name, part] = /ibm-plex-sans-([a-z0-9-]+?)(?:-normal)?\.woff2(?:#([a-z]+))?/.exec(rule) ?? [];
      return [name, part].filter(Boolean).join(' ');
    });
    expect(files).toEqual(expected);
  });

  const characterOf = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));
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
      name: 'x',
      weights: { min: 400, max: 600 },
      characters,
    });
  });

  it('names a subset after its part of the file', () => {
    const part = rule('font-weight: 400 600; unicode-range: U+41').replace('x.woff2"', 'x.woff2#plain"');
    expect(readFontRule(part)).toMatchObject({ file: '@fontsource-variable/x/files/x.woff2', name: 'x-plain' });
  });

  it('leaves fonts of one weight unchanged', () => {
    expect(readFontRule('@font-face { src: url("@fontsource/x/400.woff2"); }')).toBeNull();
  });

  it.each(['font-weight: 400 600', 'font-weight: 400; unicode-range: U+41'])('refuses a rule with only %s', (part) => {
    expect(() => readFontRule(rule(part))).toThrow('x.woff2');
  });
});

describe('fonts.css', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const plain = readFontRule(sheet.match(/@font-face \{[^}]*#plain[^}]*\}/)?.[0] ?? '')?.characters ?? '';

  it.each(['en', 'en-US', 'en-HK', 'id-ID'])('draws every text of %s with only the first Latin file', (language) => {
    const folder = join(import.meta.dirname, '../public/locales', language);
    const texts = readdirSync(folder).flatMap((file) =>
      Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    );
    const others = texts
      .join('')
      .match(/./gu)
      ?.filter((character) => !plain.includes(character));
    expect(others).toEqual([]);
  });
});
