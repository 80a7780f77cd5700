import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OLDEST_BROWSERS } from '../../src/browsers';
import { expect, test } from './harness';

const DIST = resolve(import.meta.dirname, '../../dist');

/** Words that only the harness has: libraries, fixtures, names. */
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

test('the oldest browsers know the syntax and the methods of every built script', () => {
  const browsers = OLDEST_BROWSERS.map((browser) => browser.replace(/^ios/, 'ios_saf').replace(/(?<=\D)(?=\d)/, ' '));
  const program = resolve(DIST, '../node_modules/.bin/es-check');
  const options = ['--module', '--checkFeatures', '--browserslistQuery', browsers.join(', '), '--noColor'];
  // The checker mistakes `group` of `re2js` for an array method.
  const ignored = ['--ignore', 'ArrayPrototypeGroup'];
  const { status, stdout } = spawnSync(program, ['checkBrowser', 'dist/**/*.js', ...options, ...ignored], {
    cwd: resolve(DIST, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/checking \d+ files/);
  expect(status, stdout).toBe(0);
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

test('the first paint waits only for the page, and the first script only for the check of the initial config', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(page).not.toMatch(/rel="stylesheet"|blocking=/);
  expect(page.match(/<(script|style)>/g)).toEqual(['<style>', '<script>']);
  // One more round trip than ten packets: the page holds the records of all screens.
  expect(gzipSync(page).length).toBeLessThan(18_000);
  const [, first = ''] = /<script type="module"[^>]* src="\/user\/accounts\/([^"]+)"/.exec(page) ?? [];
  expect(filesBefore(first).map((file) => file.replace(/-[^/]{8}\.js$/, ''))).toEqual(['assets/first']);
});

test('screens that begin without a field import no code for forms', () => {
  for (const screen of ['personal-page', 'questionnaire-page', 'compliance-tasks-page', 'reverification-page']) {
    const script = files().find((file) => file.startsWith(`assets/${screen}-`) && file.endsWith('.js'));
    const imported = filesBefore(script ?? '').map((file) => file.replace(/^assets\/|-[^/]{8}\.js$/g, ''));
    expect(imported, screen).toContain('shared');
    expect(imported, screen).not.toContain('forms');
  }
});

/** In the order of discovery. */
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

/** Node does not resolve `*.localhost`, so set the Host header. */
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
