import { useSnapshot } from 'valtio';
import { valueAt } from '../../core/paths';
import type { Scenario } from '../../core/scenario';
import { defaultAt } from '../controls/control';
import { faultText } from '../controls/fault-values';
import { CONTROL_ROWS, shownValue } from '../controls/rows';
import { OwnMark } from '../own/bar-parts';
import { Icon } from '../shared/icons';
import { patchScenario, removeAnswer, setFaults, setKey, setResponse } from '../state/scenario-changes';
import { store } from '../state/store';

/** A difference from the default, and how to remove it. */
interface Chip {
  readonly text: string;
  readonly remove: () => void;
}

/** The last part of the path; 'every call' for `*`. */
function shortName(endpoint: string): string {
  return endpoint === '*' ? 'every call' : (endpoint.split('/').at(-1) ?? endpoint);
}

/** Faults and answers come first. The scenario's name is not included. */
function chipsOf(scenario: Scenario): readonly Chip[] {
  const { faults, answers, once, responses, query, steps } = scenario;
  const differs = CONTROL_ROWS.filter(({ path }) => {
    return path !== 'name' && valueAt(scenario, path) !== defaultAt(path, scenario);
  });
  return [
    ...faults.map((fault, at) => ({
      text: `${faultText(fault).replace(/^envelope · /, '')} on ${shortName(fault.endpoint)}`,
      remove: () => void setFaults(faults.filter((_fault, each) => each !== at)),
    })),
    ...once.map(({ endpoint }, at) => ({
      text: `next answer of ${shortName(endpoint)}`,
      remove: () => void patchScenario({ once: once.filter((_row, each) => each !== at) }),
    })),
    ...Object.keys(answers).map((endpoint) => ({
      text: `whole answer of ${shortName(endpoint)}`,
      remove: () => void removeAnswer(endpoint),
    })),
    ...Object.keys(responses).map((endpoint) => ({
      text: `answer of ${shortName(endpoint)}`,
      remove: () => void setResponse(endpoint, null),
    })),
    ...differs.map((row) => ({
      text: `${row.label}: ${shownValue(row, valueAt(scenario, row.path))}`,
      remove: () => void setKey(row.path, null),
    })),
    ...Object.entries(query).map(([key, value]) => ({
      text: `?${key}=${value}`,
      remove: () => void patchScenario({ query: { [key]: null } }),
    })),
    ...(steps.length > 0
      ? [{ text: `${steps.length} steps of a walk`, remove: () => void patchScenario({ steps: [] }) }]
      : []),
  ];
}

/** Its height is fixed, because a change must not resize an open page. */
export function Chips() {
  const { current } = useSnapshot(store);
  const chips = current ? chipsOf(current.scenario as Scenario) : [];
  return (
    <section aria-label="What is set">
      <ul
        aria-label="What is set"
        className="flex h-[34px] items-center gap-1 overflow-x-auto whitespace-nowrap border-line border-b bg-rail px-2"
      >
        <OwnMark />
        {chips.length === 0 && <li className="text-muted text-xs">Everything is at its default.</li>}
        {chips.map(({ text, remove }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be equal; only their index differs.
          <li key={`${at} ${text}`} className="shrink-0">
            <button
              type="button"
              aria-label={`Remove ${text}`}
              title={text}
              onClick={remove}
              className="inline-flex h-6 max-w-80 items-center gap-1 rounded-control border border-edge bg-surface ps-1.5 pe-1 text-changed text-xs hover:bg-raised"
            >
              <span className="truncate">{text}</span>
              <Icon name="close" className="!size-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
