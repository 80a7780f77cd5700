import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The configs of test runners are loaded by other tools too: knip loads each of them to find what is used. */

const TESTS = resolve(import.meta.dirname, '..');
/** What installs a program, starts one, or ends the program that loads the file. */
const ACTS = /\bensure\w+|aptInstall|child_process|process\.exit\b/;

it.each(readdirSync(TESTS).filter((name) => /\.config\.\w+$/.test(name)))('%s installs and starts nothing', (name) => {
  expect(readFileSync(resolve(TESTS, name), 'utf8')).not.toMatch(ACTS);
});
