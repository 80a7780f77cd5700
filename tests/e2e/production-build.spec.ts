import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from './harness';

const DIST = resolve(import.meta.dirname, '../../dist');

/** Words that occur only in the harness: its libraries, its fixtures and its own names. */
const FOREIGN = [
  'faker',
  'axios-mock-adapter',
  'MockAdapter',
  'harness',
  'fixture',
  '__harness__',
  'wrong-shape',
  'pseudo-language',
  'en-XA',
  'ar-XB',
];

function files(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

test('the build contains no code of the harness', () => {
  const scripts = files().filter((file) => /\.(js|css|html|json)$/.test(file) && file !== 'build-manifest.json');
  expect(scripts.length).toBeGreaterThan(5);
  const found = scripts.flatMap((file) => {
    const text = readFileSync(join(DIST, file), 'utf8').toLowerCase();
    return FOREIGN.filter((word) => text.includes(word.toLowerCase())).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('every served file equals the file of the build, byte for byte', async ({ harness }) => {
  test.setTimeout(120_000);
  const assets = files().filter((file) => file !== 'index.html');
  expect(assets.length).toBeGreaterThan(20);
  const different: string[] = [];
  for (const file of assets) {
    const served = await get(harness.port, `/user/accounts/${file}`);
    if (sha256(served) !== sha256(readFileSync(join(DIST, file)))) different.push(file);
  }
  expect(different).toEqual([]);
});

test('the first paint waits for the page alone, and the first script for nothing but the check of the initial config', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(page).not.toMatch(/rel="stylesheet"|blocking=/);
  expect(page.match(/<(script|style)>/g)).toEqual(['<style>', '<script>']);
  // What the first answers of a server carry at once: ten packets.
  expect(gzipSync(page).length).toBeLessThan(14_000);
  const [, first = ''] = /<script type="module"[^>]* src="\/user\/accounts\/([^"]+)"/.exec(page) ?? [];
  expect(filesBefore(first).map((file) => file.replace(/-[^/]{8}\.js$/, ''))).toEqual([
    'assets/index',
    'assets/config',
  ]);
});

test('screens that begin without a field import no code of forms', () => {
  for (const screen of ['personal-page', 'questionnaire', 'compliance-tasks-page', 'reverification-page']) {
    const script = files().find((file) => file.startsWith(`assets/${screen}-`) && file.endsWith('.js'));
    const imported = filesBefore(script ?? '').map((file) => file.replace(/^assets\/|-[^/]{8}\.js$/g, ''));
    expect(imported, screen).toContain('pieces');
    expect(imported, screen).not.toContain('field-parts');
    expect(imported, screen).not.toContain('form-parts');
  }
});

test('browsers are told to compile what a first view runs while it arrives, and not the packages that come later', () => {
  const scripts = files().filter((file) => file.endsWith('.js'));
  const isMarked = (file: string) =>
    readFileSync(join(DIST, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const names = (some: readonly string[]) => some.map((file) => file.replace(/^assets\/|-[^/]{8}\.js$/g, ''));
  const firstViews = [
    'index',
    'react',
    'packages',
    'begin',
    'calls',
    'pieces',
    'start',
    'personal-page',
    'field-parts',
  ];
  expect(names(scripts.filter(isMarked))).toEqual(expect.arrayContaining(firstViews));
  const later = ['sentry', 'menu', 'toaster', 'patterns', 'sumsub'];
  expect(names(scripts.filter((file) => !isMarked(file)))).toEqual(expect.arrayContaining(later));
});

/** A script and the files that it imports before it runs, in the order in which they are found. */
function filesBefore(script: string, known: string[] = []): string[] {
  if (known.includes(script)) return known;
  known.push(script);
  const text = readFileSync(join(DIST, script), 'utf8');
  for (const [, file] of text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)) filesBefore(`assets/${file}`, known);
  return known;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Requests a path of the app. Node does not resolve `*.localhost`, so the host is set in the header. */
function get(port: number, path: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: `www.harness.localhost:${port}` } };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks)));
    })
      .on('error', fail)
      .end();
  });
}
