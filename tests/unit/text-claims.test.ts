import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTexts } from '../../harness/kit/text-files';
import { parseOperator } from '../../src/domain/operator';
import { pluralOf } from '../../src/i18n/text-rules';

/**
 * Sensitive texts name their source in `src/i18n/claims.json`: `server FILE`, `operator FIELD`, `code FILE`, `document
 * FILE` that asks the operator to do it, or no claim (`request`, `label`, `consent`).
 */
const ROOT = join(import.meta.dirname, '../..');
const CLAIMS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'src/i18n/claims.json'), 'utf8'));
const WORDS =
  /\b(?:laws?|legal\w*|requires?|required|protect\w*|compensation|deposits?|withdraw\w*|trade|holds?|held|keeps?|kept|lose|lost|stops?|never|always|nothing|safe|secure\w*|seconds|minutes?|hours?|days?|months?|years?|immediately|automatically|will|we’ll|emails?|limited|lowered|shares?)\b/i;
/** Asks for help, claims nothing. */
const OFTEN = /If this keeps happening/g;

const texts = ['user-accounts', 'inverse-error-code'].flatMap((file) => {
  const all = readTexts(ROOT, file, 'en');
  return [...all].map(([key, text]) => {
    const name = pluralOf(key, all)?.family ?? key;
    return { name: file === 'user-accounts' ? name : `${file}:${name}`, text };
  });
});
const sources = new Set(
  readdirSync(join(ROOT, 'src'), { recursive: true }).map((path) => String(path).split('/').at(-1)),
);

function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(name);
}

function claimIn(text: string): string | undefined {
  return WORDS.exec(text.replace(/\{\{.*?\}\}/g, '').replace(OFTEN, ''))?.[0];
}

it('every text that claims something has a source', () => {
  const without = texts
    .filter(({ text }) => claimIn(text) !== undefined)
    .filter(({ name }) => !Object.keys(CLAIMS).some((pattern) => matches(pattern, name)))
    .map(({ name, text }) => `${name}: ${claimIn(text)}: ${text}`);
  expect(without).toEqual([]);
});

it('every entry belongs to a text', () => {
  expect(Object.keys(CLAIMS).filter((pattern) => !texts.some(({ name }) => matches(pattern, name)))).toEqual([]);
});

it.each([...new Set(Object.values(CLAIMS))])('the source “%s” exists', (claim) => {
  const [kind, where = ''] = claim.split(' ');
  const exists = {
    server: () => existsSync(join(ROOT, `src/api/endpoints/${where}.ts`)),
    operator: () => Object.keys(parseOperator(undefined).operator).includes(where),
    code: () => sources.has(where),
    document: () => existsSync(join(ROOT, `src/docs/${where}`)),
    request: () => where === '',
    label: () => where === '',
    consent: () => where === '',
  }[kind ?? ''];
  expect(exists?.()).toBe(true);
});

it.each([
  'This takes a few seconds',
  'as required by law',
  'You can still withdraw your assets',
  'Nothing has changed',
  'We’ll let you know',
])('the check finds a claim in “%s”', (text) => expect(claimIn(text)).toBeDefined());
