import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../fixtures/scenarios';
import { COMPLIANCE_ROWS } from '../e2e/tables/compliance';
import { CLOSED_IDS, LEVEL_ROWS } from '../e2e/tables/levels';
import { OPERATOR_ROWS } from '../e2e/tables/operator';
import { PERSONAL_ROWS } from '../e2e/tables/personal';
import { PROOF_ROWS } from '../e2e/tables/proof-of-address';
import { QUESTIONNAIRE_ROWS } from '../e2e/tables/questionnaires';
import { idOf, UPDATE_ROWS } from '../e2e/tables/reverification';
import { BROKEN_RUNS, EXPIRED_RUNS, LEFT_RUN, SUBMITTED_RUNS } from '../e2e/tables/runs';
import { SCENE_ROWS } from '../e2e/tables/scenes';

/** Checks that an end-to-end test opens every named scenario: by a table in `tests/e2e/tables`, or as listed in `NOT_IN_A_TABLE`. */
const SPECS = resolve(import.meta.dirname, '../e2e');

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** The scenario ids in each table. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  compliance: ids(COMPLIANCE_ROWS),
  levels: [...ids(LEVEL_ROWS), ...CLOSED_IDS],
  operator: ids(OPERATOR_ROWS),
  personal: ids(PERSONAL_ROWS),
  'proof-of-address': ids(PROOF_ROWS),
  questionnaires: ids(QUESTIONNAIRE_ROWS),
  reverification: UPDATE_ROWS.map(idOf),
  runs: [...ids(SUBMITTED_RUNS), ...ids(BROKEN_RUNS), ...ids(EXPIRED_RUNS), LEFT_RUN],
  scenes: ids(SCENE_ROWS),
};

/** Tables that name no scenarios by their id. */
const NO_SCENARIOS = ['named', 'screens', 'sharings', 'starts'];

/** Scenarios (by id or group) that are in no table, and where they are tested. The list may only get shorter. */
const NOT_IN_A_TABLE: Readonly<Record<string, string>> = {
  'signed-out': 'faults.spec.ts, because it leaves the app for the login page at once',
  'account changes': 'risk.spec.ts',
};

const opened = new Set(Object.values(TABLES).flat());
const isException = ({ id, group }: (typeof SCENARIOS)[number]) => id in NOT_IN_A_TABLE || group in NOT_IN_A_TABLE;

describe('the named scenarios', () => {
  it('are all in a table or listed as an exception', () => {
    expect(ids(SCENARIOS.filter((one) => !opened.has(one.id) && !isException(one)))).toEqual([]);
  });

  it('include every id in the tables', () => {
    const known = new Set(ids(SCENARIOS));
    expect([...opened].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are not in a table if they are listed as an exception', () => {
    const needless = Object.keys(NOT_IN_A_TABLE).filter(
      (name) => !SCENARIOS.some((one) => (one.id === name || one.group === name) && !opened.has(one.id)),
    );
    expect(needless).toEqual([]);
  });

  it.each(Object.keys(TABLES))('of the table %s are opened by a spec file that imports it', (table) => {
    const users = readdirSync(SPECS)
      .filter((file) => file.endsWith('.spec.ts'))
      .filter((file) => {
        const { module } = parseSync(file, readFileSync(join(SPECS, file), 'utf8'));
        const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
        return imported.includes(`./tables/${table}`) && imported.includes('./tables/named');
      });
    expect(users).not.toEqual([]);
  });

  it('of all files in tests/e2e/tables are checked here', () => {
    const tables = readdirSync(join(SPECS, 'tables')).map((file) => file.replace('.ts', ''));
    expect(tables.filter((table) => !NO_SCENARIOS.includes(table)).sort()).toEqual(Object.keys(TABLES).sort());
  });
});
