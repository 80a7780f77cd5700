import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Other tools, such as knip, load the runners' configs. */

const TESTS = resolve(import.meta.dirname, '..');
/** Installs or starts programs, or ends the process. */
const ACTS = /\bensure\w+|aptInstall|child_process|process\.exit\b/;

it.each(readdirSync(TESTS).filter((name) => /\.config\.\w+$/.test(name)))('%s installs and starts nothing', (name) => {
  expect(readFileSync(resolve(TESTS, name), 'utf8')).not.toMatch(ACTS);
});
