import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { encodeLink } from '../core/link';
import { ScenarioError } from '../core/scenario';
import { scenarioOf } from '../core/testing';
import { UsageError } from '../kit/errors';
import { runCommand } from './commands';
import { scenarioArgument } from './scenario-argument';

afterEach(() => void vi.restoreAllMocks());

const failureOf = (args: readonly string[]) =>
  runCommand(args).then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  [['bogus'], "unknown command 'bogus'"],
  [['constructor'], "unknown command 'constructor'"],
  [['sweeep'], 'Did you mean sweep?'],
  [['serve', '--prot', '1'], 'Did you mean --port?'],
  [['serve', '--port', 'x'], '--port takes a whole number'],
  [['serve', '--port', '70000'], '--port takes a number'],
  [['serve', 'extra'], 'too many arguments'],
  [['serve', '--scenario', 'none.json'], 'none.json is not there'],
  [['serve', '--scenario', 'package.json.bak.json'], 'is not there'],
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

it('takes the link of a scenario', () => {
  expect(scenarioArgument(encodeLink(scenarioOf({ site: 'IDN' })))).toMatchObject({ site: 'IDN' });
});

it('schema prints the JSON Schema of a scenario and nothing else', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runCommand(['schema'])).toBe(0);
  expect(print).toHaveBeenCalledOnce();
  expect(JSON.parse(String(print.mock.calls[0]?.[0]))).toHaveProperty('properties.site');
});

it.each([['help'], ['--help'], []])('%j prints every command', async (...args) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runCommand(args)).toBe(0);
  for (const name of ['serve', 'sweep', 'merge', 'walk', 'review', 'baseline', 'texts', 'contract', 'har', 'schema']) {
    expect(print.mock.calls.join()).toContain(`  ${name} `);
  }
});

it.each([
  [
    ['sweep', '--help'],
    ['--states <selection>', '"pairs"', '--shard <i/n>'],
  ],
  [
    ['review', '--help'],
    ['write', 'verify', 'sign'],
  ],
  [
    ['review', 'sign', '--help'],
    ['--decision <decision>', '"approved", "rejected", "note"'],
  ],
  [
    ['walk', 'run', '--help'],
    ['--list', '--language <list>', '--step <n>'],
  ],
  [
    ['walk', '--help'],
    ['run [options] [walk...]', 'export [options] <walk>'],
  ],
  [
    ['help', 'serve'],
    ['--port <n>', '4310'],
  ],
])('%j prints the options of the command', async (args, words) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await runCommand(args)).toBe(0);
  for (const word of words) expect(print.mock.calls.join()).toContain(word);
});

it.each([
  [['sweep', '--out', 'x'], "required option '--states <selection>' not specified"],
  [['sweep', '--states', 'named'], "required option '--out <dir>' not specified"],
  [['sweep', '--states', 'some', '--out', 'x'], 'Allowed choices are named, languages, walks, values, pairs'],
  [['sweep', '--states', 'named', '--out', 'x', '--filter', 'site=Mars'], 'site is one of NONE'],
  [['sweep', '--states', 'named', '--out', 'x', '--dist', 'nowhere'], 'There is no build in'],
  [['walk'], 'Name a file or a walk'],
  [['walk', 'nothing-of-this-name'], 'There is no walk and no file "nothing-of-this-name"'],
  [['walk', 'package.json'], 'The scenario is not valid'],
  [['walk', 'guide', '--language', 'xx'], '--language takes en'],
  [['walk', 'guide', '--step', '-1'], '--step takes a whole number from 0'],
  [['walk', 'export'], "missing required argument 'walk'"],
  [['review', '--sites', 'Mars', '--languages', 'en', '--routes', 'all', '--out', 'x'], '--sites takes NONE, HKG'],
  [['review', 'verify'], "missing required argument 'dir'"],
  [['baseline', 'compare', '--baseline', 'x'], "required option '--sweep <dir>' not specified"],
  [['baseline', 'erase'], "unknown command 'erase'"],
  [['baseline'], 'One of these commands is missing'],
  [['sweep', '--states', 'named', '--out', 'x', '--shard', '5/4'], '--shard takes i/n'],
  [['sweep', '--states', 'named', '--out', 'x', '--workers', '0'], '--workers takes a whole number from 1'],
])('%j is refused before anything happens', async (args, why) => {
  const error = await failureOf(args);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(why);
});

it('walks of a folder are listed beside the named ones, with what is wrong with broken files, and are run by their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-walks-'));
  writeFileSync(join(folder, 'late.json'), '{ "name": "Late reply", "steps": [{ "act": "back" }] }');
  writeFileSync(join(folder, 'state.json'), '{ "name": "No walk" }');
  writeFileSync(join(folder, 'broken.json'), '{ "site": "XXX" }');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect(await runCommand(['walk', '--list', '--files', folder])).toBe(0);
    expect(print.mock.calls.flat()).toContain('late\tLate reply');
    expect(print.mock.calls.flat().filter((line) => /No walk|broken/.test(line))).toEqual([]);
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^broken\.json: site: /)]);
    // The name exists only in the folder.
    expect(await failureOf(['walk', 'late'])).toBeInstanceOf(UsageError);
    expect(await failureOf(['walk', 'broken', '--files', folder])).toMatchObject({ message: /broken\.json: .*site/s });
    expect(await failureOf(['walk', '--list', '--files', join(folder, 'none')])).toMatchObject({
      message: /no folder/,
    });
    expect(await failureOf(['serve', '--files', join(folder, 'late.json')])).toMatchObject({
      message: /is not a folder/,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
