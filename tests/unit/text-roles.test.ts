import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** A key has one role: other languages write a title, a button and a term in different forms. */
const SRC = resolve(import.meta.dirname, '../../src');

const ROLES: Readonly<Record<string, readonly RegExp[]>> = {
  title: [/\btitle(?:=\{|: )t\(\s*'([\w.-]+)'/g, /\{t\('([\w.-]+)'\)\}\s*<\/h[1-6]>/g],
  action: [/\{(?:label\()?t\('([\w.-]+)'\)\)?\}\s*<\/(?:Button|TextLink|Link|a|button)>/g],
  term: [/\bterm: t\(\s*'([\w.-]+)'/g, /\{t\('([\w.-]+)'\)\}\s*<\/dt>/g],
};

function rolesOf(sources: readonly string[]): Map<string, Set<string>> {
  const roles = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [role, patterns] of Object.entries(ROLES))
      for (const [, key = ''] of patterns.flatMap((pattern) => [...source.matchAll(pattern)]))
        roles.set(key, (roles.get(key) ?? new Set()).add(role));
  return roles;
}

const severalOf = (sources: readonly string[]) =>
  [...rolesOf(sources)].filter(([, roles]) => roles.size > 1).map(([key, roles]) => `${key}: ${[...roles].join(', ')}`);

it('every key has one role', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(SRC, path), 'utf8'));
  expect(rolesOf(sources).size).toBeGreaterThan(100);
  expect(severalOf(sources)).toEqual([]);
});

it.each<[sources: string[], several: string[]]>([
  [["<Page title={t('a.b')} />", "<Button>{label(t('a.b'))}</Button>"], ['a.b: title, action']],
  [["<h2>{t('a.b')}</h2>", "{ term: t('a.b') }"], ['a.b: title, term']],
  [["<Page title={t('a.b')} />", "<h2>{t('a.b')}</h2>"], []],
])('of %j finds %j', (sources, several) => expect(severalOf(sources)).toEqual(several));
