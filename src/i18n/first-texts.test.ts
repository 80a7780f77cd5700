import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { EMBEDDED_ROUTE, firstTextsOf, SCREENS } from '../screens/screens';
import { filesOf, only } from './first-texts';
import { FIRST_TEXT_FILES, textAddresses } from './locales-path';

const at = (path: string) => resolve(import.meta.dirname, '..', path);

it('the files of a view are those that it imports, directly or not, each once; styles and packages are none', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    [at('a.tsx')]: [at('b.ts'), at('ui/c.tsx'), at('a.css'), '/node_modules/react/index.js'],
    [at('b.ts')]: [at('a.tsx'), at('ui/c.tsx')],
    [at('ui/c.tsx')]: [],
    [at('d.ts')]: [],
  };
  expect(filesOf([at('a.tsx')], (path) => imports[path] ?? [])).toEqual([at('a.tsx'), at('b.ts'), at('ui/c.tsx')]);
});

it('the texts of a view keep their groups from the whole file, without empty groups', () => {
  const texts = { a: { b: 'B', c: { d: 'D' } }, e: 'E', f: { g: 'G' } };
  expect(only(texts, (key) => ['a.c.d', 'e'].includes(key))).toEqual({ a: { c: { d: 'D' } }, e: 'E' });
});

it('a page requests only the texts of its first view if there are some', () => {
  const sources = {
    environment: 'production',
    version: '1',
    localesPath: { production: '/locales/{{lng}}/{{ns}}.json?v={{version}}', testnet: '', test: '' },
  } as const;
  expect(textAddresses(sources, 'en', 'personal')).toEqual(['/locales/en/first/personal.json?v=1']);
  expect(textAddresses(sources, 'en')).toEqual([
    '/locales/en/user-accounts.json?v=1',
    '/locales/en/inverse-error-code.json?v=1',
  ]);
});

it('each file belongs to a screen, and each screen except that of a token has one', () => {
  const files = SCREENS.map(firstTextsOf);
  expect([...new Set(files.filter((file) => file !== undefined))].sort()).toEqual([...FIRST_TEXT_FILES]);
  expect(SCREENS.filter((screen) => !firstTextsOf(screen)).map(({ path }) => path)).toEqual([EMBEDDED_ROUTE]);
});
