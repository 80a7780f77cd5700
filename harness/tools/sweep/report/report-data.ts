import { addressFragment, linkFacts } from '../../../core/link-facts';
import { coverageOf } from '../../../core/states/coverage';
import { readRecord, type StateRecord } from '../../../kit/record';
import { labelOf, limitsOf } from '../engines';
import type { SweepPlan } from '../plan';
import type { RunOutcome } from '../progress-reporter';

/** One state in the report's list; its other data is in a separate file. */
interface ReportedState {
  readonly id: string;
  readonly name: string;
  readonly passed: boolean;
  /** Check and problem. */
  readonly failures: readonly (readonly [string, string])[];
  readonly values: Readonly<Record<string, string>>;
  /** How the page was reached; empty without a result. */
  readonly reached: string;
  readonly end: string;
  readonly heading: string;
  readonly picture: string | null;
  /** Fragment of the panel's address: scenario, build, and a mark that reveals changed defaults. */
  readonly fragment: string;
}

/** Merges a sweep's results. A state without a result counts as failed, with the error that stopped it. */
export function reportData(
  plan: Omit<SweepPlan, 'port' | 'distDir'>,
  outcomes: readonly RunOutcome[],
  seconds: number,
  constraints: readonly string[],
) {
  const records = outcomes.flatMap(({ id }) => readRecord(plan.out, id) ?? []);
  const byId = new Map(records.map((record) => [record.id, record]));
  const names = new Map(plan.states.map(({ id, name }) => [id, name]));
  const states = outcomes.map((outcome) =>
    reported(outcome, byId.get(outcome.id), names.get(outcome.id) ?? outcome.id),
  );
  const axe = records.flatMap((record) => (record.axe === 'skipped' ? [] : record.axe));
  return {
    title: `Sweep of ${states.length} states`,
    build: plan.build,
    engine: labelOf(plan.engine),
    /** The engine's limits, as sentences. */
    limits: limitsOf(plan.engine),
    selection: plan.selection,
    filter: plan.filter,
    at: new Date().toISOString(),
    seconds,
    passed: states.filter(({ passed }) => passed).length,
    failed: states.filter(({ passed }) => !passed).length,
    /** Number of states reached without a page load. */
    inApp: records.filter(({ reached }) => reached === 'in-app').length,
    axe: axe.length,
    /** Unique texts with undecided contrast. */
    undecided: [...new Set(axe.flatMap(({ undecided }) => undecided))].sort(),
    groups: groupsOf(states),
    coverage: coverageOf(records),
    constraints,
    states,
  };
}

/** Content of `report.json`, shown by the report's page. */
export type ReportData = ReturnType<typeof reportData>;

const NO_RESULT = { reached: '', end: 'none', heading: '', picture: null, fragment: '' } as const;

function reported({ id, passed, error }: RunOutcome, record: StateRecord | undefined, name: string): ReportedState {
  if (record === undefined) {
    const failures = [['sweep', error ?? 'The state left no result']] as const;
    return { ...{ id, name, passed: false, failures, values: {} }, ...NO_RESULT };
  }
  const { scenario, failures, reached, end, heading, picture, link } = record;
  const { site, language, mode, device, theme, route } = scenario;
  return {
    id,
    name,
    passed: passed && record.passed,
    failures: failures.map(({ check, message }) => [check, message] as const),
    values: { site, language, mode, device, theme, route, fault: scenario.faults[0]?.kind ?? 'none' },
    reached: reached === 'in-app' ? 'from the screen before' : 'in a page that was loaded for it',
    end,
    heading,
    picture,
    fragment: addressFragment(link, linkFacts(scenario, record.build)),
  };
}

/** Groups failures by check and problem, ignoring figures and quotations, which differ from state to state. */
function groupsOf(states: readonly ReportedState[]) {
  const groups = new Map<string, { check: string; pattern: string; states: string[] }>();
  for (const { id, failures } of states) {
    for (const [check, message] of failures) {
      const pattern = message
        .replace(/"[^"]*"/g, '"…"')
        .replace(/\d+([.,]\d+)*/g, 'N')
        .slice(0, 200);
      const group = groups.get(`${check} ${pattern}`) ?? { check, pattern, states: [] };
      if (!group.states.includes(id)) group.states.push(id);
      groups.set(`${check} ${pattern}`, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.states.length - a.states.length);
}
