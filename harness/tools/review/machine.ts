import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages';
import { sha256 } from '../../kit/pack/manifest';
import type { Machine } from '../../kit/pack/pack-files';
import { ROOT } from '../../kit/paths';

/** Measures the machine with a page of the browser that shows the pack. */
export async function measureMachine(page: Page): Promise<Machine> {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const fonts = output('fc-list', '--format', '%{family}|%{style}|%{fontversion}\\n')?.split('\n').sort();
  return {
    system: [`${os.type()} ${os.release()} ${os.arch()}`, systemName()].filter(Boolean).join(', '),
    tool: {
      version,
      commit: output('git', 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
      node: process.versions.node,
      playwright: versionOf('@playwright/test'),
      axe: versionOf('axe-core'),
    },
    systemFonts: fonts === undefined ? null : { count: fonts.length, hash: sha256(fonts.join('\n')) },
    localeData: sha256(JSON.stringify(await page.evaluate(localeSamples, Object.keys(LANGUAGES)))),
  };
}

/** Samples that depend on the browser's locale data. Runs in the page. */
function localeSamples(languages: readonly string[]): readonly unknown[] {
  const time = Date.UTC(2026, 10, 20, 9);
  return languages.map((language) => [
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' }).format(time),
    new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1234567.89),
    new Intl.RelativeTimeFormat(language).format(-2, 'day'),
    new Intl.ListFormat(language).format(['a', 'b', 'c']),
    ['HK', 'TR', 'ID'].map((region) => new Intl.DisplayNames(language, { type: 'region' }).of(region)),
    ['a', 'z', 'ä', 'ö', 'ı'].sort(new Intl.Collator(language).compare),
  ]);
}

/** Such as `Debian GNU/Linux 12`; empty if the system has no such file. */
function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Null if the program is missing or fails. */
function output(program: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
