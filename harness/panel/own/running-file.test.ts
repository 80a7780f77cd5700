import { expect, it } from 'vitest';
import { scenarioMark } from '../../core/link-facts';
import type { OwnFile, OwnFiles } from '../../core/own-files';
import { scenarioOf } from '../../core/testing';
import { fileOfScenario, runningFile } from './running-file';

const dark = scenarioOf({ name: 'Dark', theme: 'dark' });
const fileWith = (more: Partial<OwnFile>): OwnFile => ({
  ...{ file: 'dark.json', hash: '1', name: 'Dark', steps: 0, place: '', mark: scenarioMark(dark), problems: [] },
  ...more,
});
const listOf = (...files: OwnFile[]): OwnFiles => ({ folder: '/f', exists: true, problem: '', files, deleted: [] });
const held = { file: 'dark.json', hash: '1', name: 'Dark' };

it.each([
  ['unchanged since its file', dark, [fileWith({})], [false, false]],
  ['changed here', scenarioOf({ name: 'Dark' }), [fileWith({})], [true, false]],
  ['whose file an editor has changed', dark, [fileWith({ hash: '2', mark: 'x' })], [false, true]],
  ['whose file is gone', dark, [], [false, true]],
])('distinguishes a scenario %s', (_what, scenario, files, expected) => {
  const running = runningFile(scenario, listOf(...files), held);
  expect([running?.isChanged, running?.isStale]).toEqual(expected);
});

it('has no file under another name', () => {
  expect(runningFile(scenarioOf({ name: 'Other' }), listOf(fileWith({})), held)).toBeUndefined();
  expect(runningFile(dark, listOf(fileWith({})), undefined)).toBeUndefined();
});

it('assigns a file to a scenario only if no other file has exactly the same content', () => {
  expect(fileOfScenario(dark, listOf(fileWith({}), fileWith({ file: 'b.json', mark: 'x' })))).toEqual(held);
  expect(fileOfScenario(dark, listOf(fileWith({ mark: 'x' })))).toBeUndefined();
  expect(fileOfScenario(dark, listOf(fileWith({}), fileWith({ file: 'b.json' })))).toBeUndefined();
});
