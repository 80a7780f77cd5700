import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askedStates } from './sweep-request';
import { SweepRun, type SweepStatus } from './sweep-run';

function program(lines: string): readonly string[] {
  return ['-e', `const args = process.argv; const out = args[args.indexOf('--out') + 1]; ${lines}`, '--'];
}
const PROGRESS = `console.error('3 states, about 1 s'); console.error('{"done":1,"total":3,"failed":0,"secondsLeft":2}');`;
const RESULT = `require('fs').writeFileSync(out + '/report.html', 'page');
require('fs').writeFileSync(out + '/report.json', JSON.stringify({ args, at: 'now', build: 'b', selection: 'named', filter: '', passed: 2, failed: 1, coverage: [] }));
console.log('{"states":3,"passed":2,"failed":1,"seconds":1,"report":"r"}'); process.exit(1);`;

let out = '';
let seen: SweepStatus[] = [];
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'sweep-run-'));
  seen = [];
});
afterEach(() => rmSync(out, { recursive: true }));

function sweepWith(command: readonly string[]): SweepRun {
  const onChange = (status: SweepStatus) => seen.push(status);
  return new SweepRun({ root: tmpdir(), distDir: '/dist', out, reportPath: '/report/', onChange, command });
}

const phaseOf = (sweep: SweepRun) => expect.poll(() => sweep.status.phase, { timeout: 20_000 });

describe('a sweep from the panel', () => {
  it('reports its progress and its end, even if states failed, and then has a report', async () => {
    const sweep = sweepWith(program(PROGRESS + RESULT));
    expect(sweep.status).toMatchObject({ phase: 'idle', report: null });
    const started = sweep.start({ states: 'values', filter: 'site=HKG' });
    expect(started).toMatchObject({
      ok: true,
      value: { phase: 'running', states: 'values', filter: 'site=HKG', report: null },
    });
    await phaseOf(sweep).toBe('ended');
    expect(seen.some(({ done, total, secondsLeft }) => done === 1 && total === 3 && secondsLeft === 2)).toBe(true);
    expect(sweep.status).toMatchObject({
      done: 3,
      total: 3,
      failed: 1,
      secondsLeft: null,
      message: '',
      report: '/report/report.html',
    });
    expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({ passed: 2, selection: 'named' });
  });

  it('says what the program printed if it did not finish, and shows no report of an earlier sweep', async () => {
    writeFileSync(join(out, 'report.html'), 'old');
    writeFileSync(join(out, 'report.json'), '{}');
    const sweep = sweepWith(program(`console.error('There is no build'); process.exit(2);`));
    sweep.start({});
    await phaseOf(sweep).toBe('broken');
    expect(sweep.status).toMatchObject({ message: 'There is no build', report: null });
    expect(existsSync(join(out, 'report.json'))).toBe(false);
  });

  it('stops, and can be started again', async () => {
    const sweep = sweepWith(program(`${PROGRESS} setInterval(() => {}, 1000);`));
    sweep.start({});
    await expect.poll(() => sweep.status.done, { timeout: 20_000 }).toBe(1);
    expect(sweep.stop()).toMatchObject({ phase: 'stopped', done: 1, secondsLeft: null });
    expect(sweep.isRunning).toBe(false);
    expect(sweep.start({ resume: true })).toMatchObject({ ok: true, value: { phase: 'running', done: 0 } });
    sweep.stop();
  });

  it('follows only its own program: one that was stopped and ends later does not affect the next', async () => {
    // The first stops slowly and writes much until then.
    const late = `const first = args[args.indexOf('--filter') + 1] === '';
      const note = (what) => require('fs').appendFileSync(out + '/notes', what + '\\n');
      note(first ? 'first starts' : 'next starts');
      setInterval(() => {}, 1000);
      if (first) process.on('SIGTERM', () => {
        console.error('{"done":2,"total":3,"failed":2,"secondsLeft":1}');
        setTimeout(() => {
          note('first writes');
          require('fs').writeFileSync(out + '/report.json', '{}');
          process.exit(0);
        }, 300);
      });
      // Last: whoever reads it may stop the program at once.
      console.error('{"done":1,"total":3,"failed":0,"secondsLeft":2}');`;
    const sweep = sweepWith(program(late));
    sweep.start({});
    await expect.poll(() => sweep.status.done, { timeout: 20_000 }).toBe(1);
    sweep.stop();
    expect(sweep.status).toMatchObject({ phase: 'stopped', done: 1, failed: 0 });
    seen = [];
    sweep.start({ filter: 'site=HKG' });
    expect(sweep.status).toMatchObject({ phase: 'running', done: 0 });
    await expect.poll(() => sweep.status.done, { timeout: 20_000 }).toBe(1);
    expect(seen.map(({ phase, failed, filter }) => [phase, failed, filter])).toEqual([
      ['running', 0, 'site=HKG'],
      ['running', 0, 'site=HKG'],
    ]);
    expect(readFileSync(join(out, 'notes'), 'utf8').trim().split('\n')).toEqual([
      'first starts',
      'first writes',
      'next starts',
    ]);
    expect(existsSync(join(out, 'report.json'))).toBe(false);
    sweep.stop();
  });

  it('that is stopped while it waits for an earlier one is never started', async () => {
    const sweep = sweepWith(
      program(`require('fs').appendFileSync(out + '/notes', 'x'); console.error('{"done":1,"total":3,"failed":0,"secondsLeft":2}');
        setInterval(() => {}, 1000); process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));`),
    );
    sweep.start({});
    await expect.poll(() => sweep.status.done, { timeout: 20_000 }).toBe(1);
    sweep.stop();
    for (let round = 0; round < 2; round++) {
      sweep.start({ filter: 'site=HKG' });
      expect(sweep.stop()).toMatchObject({ phase: 'stopped', done: 0 });
    }
    sweep.start({ filter: 'site=TUR' });
    await expect.poll(() => sweep.status.done, { timeout: 20_000 }).toBe(1);
    expect([sweep.status.filter, readFileSync(join(out, 'notes'), 'utf8')]).toEqual(['site=TUR', 'xx']);
    sweep.stop();
  });

  it('passes the command line on', async () => {
    mkdirSync(out, { recursive: true });
    const sweep = sweepWith(program(`console.error(args.slice(1).join(' '))`));
    sweep.start({ states: 'pairs', filter: 'mode=web', resume: true });
    await phaseOf(sweep).toBe('broken');
    expect(sweep.status.message).toBe(`--states pairs --filter mode=web --out ${out} --dist /dist --resume`);
  });

  it.each([
    [{ states: 'everything' }, 'states'],
    [{ filter: 'site=XXX' }, 'filter'],
    [{ filter: 7 }, 'filter'],
  ])('refuses %j', (asked, path) => {
    const sweep = sweepWith(program(''));
    for (const answer of [sweep.start(asked), askedStates(asked)]) {
      expect(answer.ok ? [] : answer.problems.map((problem) => problem.path)).toEqual([path]);
    }
    expect(sweep.isRunning).toBe(false);
  });

  it('counts the states beforehand', () => {
    expect(askedStates({ states: 'named', filter: 'id=step-1-allow' })).toMatchObject({
      ok: true,
      value: [{ id: 'step-1-allow' }],
    });
  });
});
