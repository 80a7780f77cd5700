import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTE_TABLE } from '../app/routes';
import { EMBEDDED_ROUTE } from '../domain/routes';
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

it('the texts of a view are in the groups in which they stand in the whole file, without empty groups', () => {
  const texts = { a: { b: 'B', c: { d: 'D' } }, e: 'E', f: { g: 'G' } };
  expect(only(texts, (key) => ['a.c.d', 'e'].includes(key))).toEqual({ a: { c: { d: 'D' } }, e: 'E' });
});

it('a page asks for the texts of its first view alone where there are some', () => {
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

it('each file is that of a screen, and each screen but that of a token has one', () => {
  const files = ROUTE_TABLE.map(({ firstTexts }) => firstTexts);
  expect([...new Set(files.filter((file) => file !== undefined))].sort()).toEqual([...FIRST_TEXT_FILES]);
  expect(ROUTE_TABLE.filter(({ firstTexts }) => !firstTexts).map(({ path }) => path)).toEqual([EMBEDDED_ROUTE]);
});
