import { afterEach, expect, it, vi } from 'vitest';
import { ScenarioError } from '../server/session';
import { COMMANDS } from './commands';
import { UsageError } from './exit';
import { runCommand } from './run-command';

afterEach(() => void vi.restoreAllMocks());

const failureOf = (args: readonly string[]) =>
  runCommand(args).then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  [['bogus'], 'There is no command "bogus"'],
  [['constructor'], 'There is no command "constructor"'],
  [['serve', '--prot', '1'], '--prot'],
  [['serve', '--port', 'x'], '--port takes a number'],
  [['serve', '--port', '70000'], '--port takes a number'],
  [['serve', 'extra'], 'extra'],
  [['serve', '--scenario', 'none.json'], 'There is no file none.json'],
  [['serve', '--scenario', 'package.json.bak.json'], 'There is no file'],
])('%j is a wrong command line', async (args, why) => {
  const error = await failureOf(args);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(why);
});

it('says what a broken link or a bad scenario gets wrong', async () => {
  expect(await failureOf(['serve', '--scenario', 's1.%%'])).toBeInstanceOf(ScenarioError);
  const error = await failureOf(['serve', '--scenario', 'package.json']);
  expect(error).toBeInstanceOf(ScenarioError);
  expect((error as Error).message).toContain('devDependencies');
});

it.each([['help'], ['--help'], []])('%j prints every command', async (...args) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runCommand(args)).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(print.mock.calls.join()).toContain(name);
});

it.each([
  [['sweep', '--out', 'x'], '--states is missing'],
  [['sweep', '--states', 'named'], '--out is missing'],
  [['sweep', '--states', 'some', '--out', 'x'], '--states is one of named, languages, values, pairs, triples'],
  [['sweep', '--states', 'named', '--out', 'x', '--filter', 'site=Mars'], 'site is one of NONE'],
  [['sweep', '--states', 'triples', '--of', 'site', '--out', 'x'], '--of takes three or more'],
  [['sweep', '--states', 'named', '--out', 'x', '--dist', 'nowhere'], 'There is no build in'],
  [['review', '--sites', 'Mars', '--languages', 'en', '--routes', 'all', '--out', 'x'], '--sites takes NONE, HKG'],
  [['review', 'verify'], 'is neither "review verify DIR"'],
  [['baseline', 'compare', '--baseline', 'x'], '--sweep is missing'],
  [['baseline', 'erase'], 'is neither "baseline compare"'],
])('%j is refused before anything is done', async (args, why) => {
  const error = await failureOf(args);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(why);
});
