import { describe, expect, it } from 'vitest';
import { homeAddress, languagePath } from './language-path';
import { LANGUAGES } from './languages';

describe('languagePath', () => {
  it.each(Object.keys(LANGUAGES))('of %s has the same name', (language) => {
    expect(languagePath(language)).toBe(`/${language}`);
  });

  it.each(['', 'la-VA', 'xx', 'EN', 'en/../admin', 'constructor', '__proto__'])(
    'of the unsupported %o is /en',
    (language) => {
      expect(languagePath(language)).toBe('/en');
    },
  );
});

describe('homeAddress', () => {
  it.each([
    ['/', 'tr-TR', '/tr-TR'],
    ['', 'tr-TR', '/tr-TR'],
    ['https://www.example.com', 'ja-JP', 'https://www.example.com/ja-JP'],
    ['https://www.example.com/', 'la-VA', 'https://www.example.com/en'],
  ])('%s in %s is %s', (home, language, address) => {
    expect(homeAddress(home, language)).toBe(address);
  });
});
