import type { Scenario } from '../scenario';
import { KNOWN_WORDS } from './kept-values';
import type { Redactor } from './redact';

/** Redacts what a tester may have typed about someone. Make links from the result: a link holds the whole scenario. */
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

function texts<Value>(value: Value, redactor: Redactor): Value {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' && !KNOWN_WORDS.has(each) ? redactor.text(each) : each,
  ) as Value;
}
