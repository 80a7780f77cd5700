import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Tracked files, and untracked ones that are not ignored. */
const filesOf = (...patterns: string[]) => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...new Set(paths)].filter((path) => existsSync(join(root, path)));
};
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

const DOCUMENTS = filesOf('*.md');
/** The reference pages are generated. The changelog is a history: it grows with each release. */
const WRITTEN = DOCUMENTS.filter((path) => !path.startsWith('harness/docs/reference/') && path !== 'CHANGELOG.md');

/** Such as `app/boot.ts` or `../deploy/vendors.ts`; no addresses or patterns. */
const PATH = /(?<![\w*{}./-])((?:\.\.\/|[a-z][\w-]*\/)+[\w.-]*\.(?:tsx?|mjs|css|json|md))(?![\w*{}/-])/g;
/** Generated files. */
const MADE = /^(dist|out|gallery)\//;

it.each(DOCUMENTS)('%s names files that exist', (path) => {
  const text = textOf(path);
  // Code spans, and code blocks that are diagrams.
  const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/```\n([^`]+)```/g)].map(([, span = '']) => span);
  const named = code
    .flatMap((span) => [...span.matchAll(PATH)].map(([name]) => name))
    .filter((name) => !MADE.test(name));
  const bases = [dirname(path), 'src', 'src/features', 'harness', ''];
  expect(named.filter((name) => !bases.some((base) => existsSync(join(root, base, name))))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = '']) => link);
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
});

describe('the documents', () => {
  it('are found in every room', () => {
    expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'src/PRODUCT.md', 'harness/README.md']));
  });

  it.each(WRITTEN)('%s has at most 900 words', (path) => {
    expect(wordsOf(textOf(path))).toBeLessThanOrEqual(900);
  });

  it.each(WRITTEN.filter((path) => /(^|\/)(README\.md|decisions\/.*)$/.test(path) && path !== 'README.md'))(
    '%s is short',
    (path) => {
      expect(wordsOf(textOf(path))).toBeLessThanOrEqual(path.endsWith('README.md') ? 300 : 200);
    },
  );

  it('have at most 18,000 words together', () => {
    expect(wordsOf(WRITTEN.map(textOf).join('\n'))).toBeLessThanOrEqual(18_000);
  });
});

it('comments name headings of PRODUCT.md that it has', () => {
  const headings = [...textOf('src/PRODUCT.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const code = filesOf('*.ts', '*.tsx', '*.css').map(textOf).join('\n');
  const named = [...code.matchAll(/PRODUCT\.md, '([^'$]+)'/g)].map(([, heading]) => heading);
  expect(named).toContain('Error codes');
  expect([...new Set(named)].filter((heading) => !headings.includes(heading))).toEqual([]);
});
