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

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Scenarios in the end-to-end tables. */
const opened = new Set([
  ...[COMPLIANCE_ROWS, LEVEL_ROWS, OPERATOR_ROWS, PERSONAL_ROWS, PROOF_ROWS, QUESTIONNAIRE_ROWS].flatMap(ids),
  ...[SUBMITTED_RUNS, BROKEN_RUNS, EXPIRED_RUNS, SCENE_ROWS].flatMap(ids),
  ...CLOSED_IDS,
  ...UPDATE_ROWS.map(idOf),
  LEFT_RUN,
]);

/** Scenarios in no table, with their tests. The list may only get shorter. */
const NOT_IN_A_TABLE: Readonly<Record<string, string>> = {
  'signed-out': 'faults.spec.ts, because it leaves the app for the login page at once',
  'account changes': 'risk.spec.ts',
};

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
});
