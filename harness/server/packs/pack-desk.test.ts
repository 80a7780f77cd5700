import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenarioOf } from '../../core/testing';
import { signPack } from '../../tools/review/sign';
import { makeTestPack, writeTestReport } from '../../tools/review/testing/pack';
import { packOrder } from './pack-acts';
import { PackDesk } from './pack-desk';

const program = (source: string): readonly string[] => ['-e', source, '--'];
const scenario = scenarioOf({ site: 'HKG', language: 'de-DE', name: 'A view' });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const deskWith = (source: string) =>
  new PackDesk({ root: folder, distDir: '/dist', folder, onChange: () => {}, command: program(source) });
const ended = (desk: PackDesk) => expect.poll(() => desk.work.phase, { timeout: 20_000 }).not.toBe('running');

function addPack(name: string): void {
  const made = makeTestPack();
  cpSync(made, join(folder, name), { recursive: true });
  rmSync(made, { recursive: true });
}

describe('the work on packs', () => {
  it('reports its progress and its result', async () => {
    const desk = deskWith(
      `console.error('{"doing":"showing the pages","done":1,"total":2,"failed":0,"secondsLeft":1}'); console.log('{"pages":2}');`,
    );
    expect(desk.start({ act: 'write', of: 'view' }, scenario)).toMatchObject({ ok: true, work: { phase: 'running' } });
    await ended(desk);
    expect(desk.work).toMatchObject({ phase: 'ended', doing: '', done: 1, total: 2, result: { pages: 2 } });
  });

  it('says why it failed, and removes what is not a pack', async () => {
    const desk = deskWith(
      `const out = process.argv.find((word) => word.startsWith('--out=')).slice(6);
       require('node:fs').mkdirSync(out); console.error('There is no build'); process.exit(2);`,
    );
    desk.start({ act: 'write', of: 'walk', id: 'level-1-approved' }, scenario);
    await ended(desk);
    expect(desk.work).toMatchObject({ phase: 'broken', message: 'There is no build' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is stopped, and the next one starts when it has ended', async () => {
    const desk = deskWith(
      `console.error('{"doing":"showing the pages","done":1,"total":2,"failed":0,"secondsLeft":1}'); setInterval(() => {}, 1000);`,
    );
    desk.start({ act: 'write', of: 'view' }, scenario);
    await expect.poll(() => desk.work.done, { timeout: 20_000 }).toBe(1);
    expect(desk.work).toMatchObject({ doing: 'showing the pages', secondsLeft: 1 });
    expect(desk.stop()).toMatchObject({ phase: 'stopped' });
    expect(desk.isRunning).toBe(false);
    desk.start({ act: 'write', of: 'view' }, scenario);
    await expect.poll(() => desk.work.done, { timeout: 20_000 }).toBe(1);
    desk.stop();
  });

  it('leaves nothing behind if the harness is closed while a pack is written', async () => {
    const desk = deskWith(
      `const out = process.argv.find((word) => word.startsWith('--out=')).slice(6);
       require('node:fs').mkdirSync(out); console.error('{"done":1,"total":2,"failed":0,"secondsLeft":1}'); setInterval(() => {}, 1000);`,
    );
    desk.start({ act: 'write', of: 'view' }, scenario);
    await expect.poll(() => desk.work.done, { timeout: 20_000 }).toBe(1);
    expect(readdirSync(folder)).toHaveLength(2);
    await desk.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what is wrong without naming options, which the panel does not have', async () => {
    const desk = deskWith(`console.error('--key: /k is not there'); process.exit(2);`);
    desk.start({ act: 'keygen', key: '/k' }, scenario);
    await ended(desk);
    expect(desk.work).toMatchObject({ phase: 'broken', message: '/k is not there' });
  });

  it('offers earlier approved packs with some of the same pages for a comparison, those with most of them first', async () => {
    const edit = (name: string, file: string, change: object) => {
      const path = join(folder, name, file);
      writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
    };
    const [preparer, approver] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey];
    const whole = { page: null, note: '' };
    const pack = async (name: string, hour: number, pages: readonly string[], isApproved: boolean) => {
      addPack(name);
      const sign = (by: 'A' | 'B', key: typeof preparer) => {
        const words =
          by === 'A'
            ? ({ decision: 'prepared', role: 'preparer' } as const)
            : ({ decision: 'approved', role: 'approver' } as const);
        return signPack(join(folder, name), { ...whole, ...words, by }, key, { report: writeTestReport });
      };
      if (isApproved) await sign('A', preparer).then(() => sign('B', approver));
      edit(name, 'run.json', { endedAt: `2026-11-20T${hour}:00:00.000Z` });
      // As after a change of the scenario.
      edit(name, 'facts.json', { parts: [name], pages });
    };
    await pack('whole', 10, ['one', 'two'], true);
    await pack('a-page', 11, ['two'], true);
    await pack('others', 12, ['nine'], true);
    await pack('open', 13, ['one', 'two'], false);
    await pack('now', 14, ['one', 'two'], false);
    await pack('later', 15, ['one', 'two'], true);
    expect(deskWith('').read('now')?.approvedBefore).toMatchObject([
      { name: 'whole', samePages: 2 },
      { name: 'a-page', samePages: 1 },
    ]);
  });

  it('lists packs, says which cannot be read, and shows a pack with its pages', () => {
    addPack('one');
    addPack('edited');
    writeFileSync(join(folder, 'edited/facts.json'), '{');
    mkdirSync(join(folder, 'none'));
    const desk = deskWith('');
    expect(desk.list()).toMatchObject({
      packs: [{ name: 'one', title: 'Test', decision: 'open' }],
      damaged: [join(folder, 'edited')],
    });
    expect(desk.read('one')).toMatchObject({
      pages: [{ id: 'one', number: 1, passed: true, failures: [] }, { id: 'two' }, { id: 'three' }],
      approvedBefore: [],
    });
    expect(desk.read('../one')).toBeUndefined();
  });
});

describe('what the panel asks for', () => {
  const place = () => ({ folder, distDir: '/dist', scenario, stamp: '20261120-090000' });

  it.each<[object, readonly string[]]>([
    [{ act: 'write', of: 'named', id: 'hong-kong-level-1' }, ['--pack=hong-kong-level-1', '--dist=/dist']],
    [
      { act: 'sign', pack: 'one', decision: 'prepared', by: 'Anna', key: '/k' },
      ['sign', '--decision=prepared', '--by=Anna'],
    ],
    [
      { act: 'sign', pack: 'one', decision: 'rejected', page: 'two', by: 'A', key: '~/k' },
      ['sign', '--page=two', `--key=${join(homedir(), 'k')}`],
    ],
    [{ act: 'sign', pack: 'one', decision: 'approved', by: '--dist=x', key: '/k' }, ['approve', '--by=--dist=x']],
    [{ act: 'verify', pack: 'one', people: '/people.json' }, ['verify', '--people=/people.json']],
    [{ act: 'keygen', key: '~/keys/a' }, ['keygen', `--out=${join(homedir(), 'keys/a')}`]],
  ])('%j becomes a command', (asked, words) => {
    addPack('one');
    const ordered = packOrder(asked, place());
    expect(ordered).toMatchObject({ ok: true });
    expect(ordered.ok && words.filter((word) => !ordered.order.args.includes(word))).toEqual([]);
  });

  it('makes a pack of the view in a language that the host offers', () => {
    const ordered = packOrder({ act: 'write', of: 'view' }, place());
    const parts = [{ sites: ['HKG'], languages: ['zh-HK'], devices: ['desktop'], own: [{ id: 'view-auth-personal' }] }];
    expect(ordered).toMatchObject({ ok: true, order: { plan: { title: 'A view', parts } } });
  });

  it.each<[object, string]>([
    [{}, 'act'],
    [{ act: 'write', of: 'walk', id: 'no-walk' }, 'id'],
    [{ act: 'write', of: 'named', id: '../x' }, 'id'],
    [{ act: 'sign', pack: 'none', decision: 'approved', by: 'A', key: '/k' }, 'pack'],
    [{ act: 'sign', pack: '../one', decision: 'approved', by: 'A', key: '/k' }, 'pack'],
    [{ act: 'sign', pack: 'one', decision: 'approved', by: ' ', key: 'k' }, 'by'],
    [{ act: 'sign', pack: 'one', decision: 'approved', page: 'nine', by: 'A', key: 'k' }, 'page'],
    [{ act: 'sign', pack: 'one', decision: 'prepared', page: 'one', by: 'A', key: 'k' }, 'page'],
    [{ act: 'sign', pack: 'one', decision: 'note', by: 'A', key: 'k' }, 'page'],
    [{ act: 'sign', pack: 'one', decision: 'approved', by: 'A', key: 'keys/a' }, 'key'],
    [{ act: 'verify', pack: 'one', people: 'people.json' }, 'people'],
    [{ act: 'keygen', key: 'a' }, 'key'],
    [{ act: 'keygen', key: ' ' }, 'key'],
    [{ act: 'compare', pack: 'none', before: 'one' }, 'pack'],
    [{ act: 'compare', pack: 'one', before: 'two' }, 'before'],
  ])('refuses %j', (asked, path) => {
    addPack('one');
    const ordered = packOrder(asked, place());
    expect(ordered.ok ? [] : ordered.problems.map((problem) => problem.path)).toEqual([path]);
    expect(existsSync(join(folder, 'one.json'))).toBe(false);
  });
});
