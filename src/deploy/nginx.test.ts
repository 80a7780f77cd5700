import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nginxFile } from './nginx';
import { parseSettings } from './settings';

const PLACES = {
  root: '/srv/account',
  accessLog: '/srv/account/access.log',
  errorLog: '/srv/account/pages-error.log',
  brotli: true,
};

function fileOf(initialConfig: object, site: object = {}): string {
  const config = { apiBase: 'https://api2.example.com', ...initialConfig };
  const sites = [{ hosts: ['www.example.com'], initialConfig: config, ...site }];
  return nginxFile(parseSettings({ listen: ['127.0.0.1:8080'], sites }), PLACES);
}

/** The directives, with quoted texts emptied. */
const directives = (file: string) => file.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
const plain = fileOf({ operator: { name: 'A name' } });

it.each([
  ['a quote', 'a"; return 200 "b'],
  ['a single quote', "a'; return 200 'b"],
  ['a backslash', 'a\\'],
  ['a line end', 'a\nreturn 200;'],
  ['braces', 'a}}{b;'],
  ['the end of the script', 'a</script><script>b'],
])('no name with %s in the config becomes a directive or markup', (_what, name) => {
  const file = fileOf({ operator: { name } });
  expect(directives(file)).toBe(directives(plain));
  expect(file).not.toContain('</script>');
});

it('no name in the config reads a variable of nginx', () => {
  const file = fileOf({ operator: { name: 'A name$host' } });
  expect(file).toContain('A name');
  expect(file).not.toContain('A name$');
});

it('writes no query, referrer or cookie into the log', () => {
  const [format = ''] = /^log_format .*$/m.exec(plain) ?? [];
  expect(format).not.toBe('');
  expect(format).not.toMatch(
    /\$(request_uri|request\b(?!_)|args|query_string|arg_|is_args|http_referer|http_cookie|uri)/,
  );
  const logs = [...plain.matchAll(/^ *access_log (.*);$/gm)].map(([, log]) => log);
  const allowed = ['off', `"${PLACES.accessLog}" account`, `"${PLACES.errorLog}" account if=$account_failed`];
  for (const log of logs) expect(allowed).toContain(log);
});

it('sets no cookie that goes over HTTP, to another site or to a sibling host', () => {
  for (const [cookie] of plain.matchAll(/"[^"]*; Path=[^"]*"/g)) {
    expect(cookie).toMatch(/; Secure[;"]/);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)[;"]/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

it('serves only hosts of the sites, and shows no folder and no version', () => {
  const [first = '', ...rest] = plain.split('\nserver {').slice(1);
  expect(first).toMatch(/default_server/);
  expect(first).toMatch(/return 421;/);
  expect(first).not.toMatch(/root|proxy_pass/);
  for (const server of rest) {
    expect(server).not.toMatch(/default_server|autoindex/);
    expect(server).toMatch(/server_tokens off;/);
  }
});

it('the container pins each base image by its digest', () => {
  const bases = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8').match(/^FROM .*$/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM [\w:.-]+@\$\{\w+_DIGEST\}/);
});
