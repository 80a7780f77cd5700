import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeLink } from '../../core/link';
import { parseScenario } from '../../core/scenario';
import { SELECTIONS } from '../../core/states/select';
import { PICTURES_FOLDER, type StateRecord, writeRecord } from '../../kit/record';
import { mergeSweeps } from './merge-sweeps';
import { OUTCOMES_FILE } from './progress-reporter';
import { finish, PLAN_FILE } from './run-sweep';

const STATES = (SELECTIONS.named?.().states ?? []).slice(0, 3);
const [FIRST = '', SECOND = '', THIRD = ''] = STATES.map(({ id }) => id);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function recordOf(id: string): StateRecord {
  const parsed = parseScenario(STATES.find((state) => state.id === id)?.scenario);
  if (!parsed.ok) throw new Error(id);
  const { scenario } = parsed;
  return {
    id,
    name: id,
    scenario,
    link: encodeLink(scenario),
    reached: 'opened',
    build: 'b',
    passed: true,
    failures: [],
    end: 'ready',
    path: '',
    title: '',
    heading: '',
    texts: [],
    picture: `${PICTURES_FOLDER}/${id}.jpg`,
    pictureHash: '',
    calls: ['GET /v2/private/user/profile'],
    struck: [],
    axe: { undecided: [] },
    agreements: [],
    browserRequests: [],
    fonts: [],
    boxes: [],
    browser: '',
    ms: 1,
    at: '2026-11-20T09:00:00Z',
  };
}

/** A finished shard that has shown these states. */
function shard(name: string, ids: readonly string[], { build = 'b', seconds = 10 } = {}): string {
  const out = join(folder, name);
  mkdirSync(join(out, PICTURES_FOLDER), { recursive: true });
  const plan = { out, port: 1, build, selection: 'named', filter: '', resume: false, states: STATES };
  writeFileSync(join(out, PLAN_FILE), JSON.stringify(plan));
  writeFileSync(join(out, OUTCOMES_FILE), JSON.stringify(ids.map((id) => ({ id, passed: true }))));
  for (const id of ids) {
    writeRecord(out, recordOf(id));
    writeFileSync(join(out, PICTURES_FOLDER, `${id}.jpg`), id);
  }
  finish(plan, seconds);
  return out;
}

describe('merging the shards of a sweep', () => {
  it('combines the results in the order of the plan, with the time of the slowest', async () => {
    const out = join(folder, 'whole');
    const shards = [shard('one', [THIRD], { seconds: 20 }), shard('two', [FIRST, SECOND])];
    const { passed, failed, seconds, states, coverage } = await mergeSweeps(shards, out);
    expect([passed, failed, seconds]).toEqual([3, 0, 20]);
    expect(states.map(({ id }) => id)).toEqual([FIRST, SECOND, THIRD]);
    expect(coverage.find(({ name }) => name === 'calls')?.shown).toBe(1);
    expect(readFileSync(join(out, PICTURES_FOLDER, `${THIRD}.jpg`), 'utf8')).toBe(THIRD);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(SECOND);
  });

  it('counts a state that no shard has shown as failed', async () => {
    const { failed, groups } = await mergeSweeps(
      [shard('one', [FIRST]), shard('two', [SECOND])],
      join(folder, 'whole'),
    );
    expect(failed).toBe(1);
    expect(groups).toEqual([{ check: 'sweep', pattern: 'No shard has shown this state', states: [THIRD] }]);
  });

  it('refuses folders of different builds, unfinished ones, none, and a folder that is in use', async () => {
    const one = shard('one', [FIRST]);
    const out = join(folder, 'whole');
    await expect(mergeSweeps([one, shard('old', [SECOND], { build: 'a' })], out)).rejects.toThrow(
      'old is not of the sweep',
    );
    mkdirSync(join(folder, 'empty'));
    await expect(mergeSweeps([one, join(folder, 'empty')], out)).rejects.toThrow('plan.json is missing');
    await expect(mergeSweeps([], out)).rejects.toThrow('takes the folders');
    await expect(mergeSweeps([one], one)).rejects.toThrow('is not empty');
  });
});
