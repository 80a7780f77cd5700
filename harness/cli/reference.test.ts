import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/paths';
import { CONTROL_CALLS } from '../server/control/reference';
import { commandLine } from './commands';
import { referencePages, staleReferencePages } from './reference';

it('the reference pages are up to date (`npm run harness -- reference` writes them)', () => {
  expect(staleReferencePages(commandLine(ROOT).commands)).toEqual([]);
});

it('every key of a scenario and of the initial config is listed with its comment', () => {
  const pages = referencePages(commandLine(ROOT).commands);
  expect(pages.get('scenario.md')).toMatch(/`now` \| string \| [^|]+ \| \w+/);
  expect(pages.get('initial-config.md')).toMatch(/`requestTimeoutMs` \| `30000` \| \w+/);
});

it('every path of the control API has its rows', () => {
  const folder = join(ROOT, 'harness/server/control');
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const paths = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ +'(\/[\w/]+)': \{/gm)].map(([, path = '']) => path),
  );
  expect(paths).toContain('/scenario');
  expect(paths.filter((path) => !CONTROL_CALLS.some(([call]) => call.includes(path)))).toEqual([]);
});
