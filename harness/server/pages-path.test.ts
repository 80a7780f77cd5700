import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { UsageError } from '../kit/errors';
import { markOf, pagesText } from './pages-path';

it.each(['page-watch.js', 'page-clock.js'])('%s is a classic script, so that it runs before the page', (name) => {
  expect(() => new Script(pagesText(name))).not.toThrow();
});

it('the viewer of a report is one file, because the report opens without a server', () => {
  expect(pagesText('report-viewer.js')).not.toMatch(/^\s*(import|export)\b/m);
});

it('missing pages name the command that builds them', () => {
  expect(() => markOf('/missing')).toThrow(UsageError);
  expect(() => markOf('/missing')).toThrow('npm run build:harness');
});
