import type { Scenario } from '../engine/scenario';
import { KNOWN_WORDS } from './kept-values';
import type { Redactor } from './redact';

/**
 * A scenario without what a tester may have put into it about somebody: in answers, in free texts, in typed values of steps, in the query and
 * in the member's id. A link has to be made from the result, because a link holds the whole scenario.
 */
export function redactScenario(scenario: Scenario, redactor: Redactor): Scenario {
  const { name, query, member, kyc, compliance, config, answers, responses, once, faults, vendor, steps } = scenario;
  const results = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(of).map(([endpoint, result]) => [endpoint, redactor.json(result)]));
  const { id, ...rest } = member;
  return {
    ...scenario,
    name: redactor.text(name),
    query: redactor.query(query),
    member: id === undefined ? rest : { ...rest, id: redactor.hide(id) },
    kyc: texts(kyc, redactor),
    compliance: texts(compliance, redactor),
    config: { ...config, errorReportingDsn: '' },
    answers: results(answers),
    responses: results(responses),
    once: once.map(({ endpoint, result }) => ({ endpoint, result: redactor.json(result) ?? null })),
    faults: texts(faults, redactor),
    vendor: texts(vendor, redactor),
    steps: texts(steps, redactor),
  };
}

/** A value whose texts are free of addresses, ids and known personal values. */
function texts<Value>(value: Value, redactor: Redactor): Value {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' && !KNOWN_WORDS.has(each) ? redactor.text(each) : each,
  ) as Value;
}
