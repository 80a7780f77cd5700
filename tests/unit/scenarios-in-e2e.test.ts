import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../fixtures/scenarios';
import { CLOSED_IDS, LEVEL_ROWS } from '../e2e/tables/levels';
import { PERSONAL_ROWS } from '../e2e/tables/personal';
import { PROOF_ROWS } from '../e2e/tables/proof-of-address';
import { idOf, UPDATE_ROWS } from '../e2e/tables/reverification';
import { BROKEN_RUNS, EXPIRED_RUNS, LEFT_RUN, SUBMITTED_RUNS } from '../e2e/tables/runs';
import { SCENE_ROWS } from '../e2e/tables/scenes';

/** Every named scenario is opened in a browser by a spec, whose rows stand in a table of `tests/e2e/tables`, or a reason says why not. */
const SPECS = resolve(import.meta.dirname, '../e2e');

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** The ids of each table. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  levels: [...ids(LEVEL_ROWS), ...CLOSED_IDS],
  personal: ids(PERSONAL_ROWS),
  'proof-of-address': ids(PROOF_ROWS),
  reverification: UPDATE_ROWS.map(idOf),
  runs: [...ids(SUBMITTED_RUNS), ...ids(BROKEN_RUNS), ...ids(EXPIRED_RUNS), LEFT_RUN],
  scenes: ids(SCENE_ROWS),
};

/** Scenarios that no table names, by id or by group, and why. May only shrink. */
const NOT_IN_A_TABLE: Readonly<Record<string, string>> = {
  'signed-out': 'leaves the app at once: faults.spec.ts follows it to the login and back',
  'account changes': 'risk.spec.ts',
};

const opened = new Set(Object.values(TABLES).flat());
const isExcused = ({ id, group }: (typeof SCENARIOS)[number]) => id in NOT_IN_A_TABLE || group in NOT_IN_A_TABLE;

describe('the named scenarios', () => {
  it('are each opened by a spec, or excused', () => {
    expect(ids(SCENARIOS.filter((one) => !opened.has(one.id) && !isExcused(one)))).toEqual([]);
  });

  it('are what the tables name, and no table names another', () => {
    const known = new Set(ids(SCENARIOS));
    expect([...opened].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are excused only while there is need', () => {
    const needless = Object.keys(NOT_IN_A_TABLE).filter(
      (name) => !SCENARIOS.some((one) => (one.id === name || one.group === name) && !opened.has(one.id)),
    );
    expect(needless).toEqual([]);
  });

  it.each(Object.keys(TABLES))('the table %s is walked by a spec that opens scenarios by name', (table) => {
    const users = readdirSync(SPECS)
      .filter((file) => file.endsWith('.spec.ts'))
      .filter((file) => {
        const { module } = parseSync(file, readFileSync(join(SPECS, file), 'utf8'));
        const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
        return imported.includes(`./tables/${table}`) && imported.includes('./tables/named');
      });
    expect(users).not.toEqual([]);
  });

  it('no table stands unread', () => {
    const tables = readdirSync(join(SPECS, 'tables')).map((file) => file.replace('.ts', ''));
    expect(tables.filter((table) => table !== 'named').sort()).toEqual(Object.keys(TABLES).sort());
  });
});
