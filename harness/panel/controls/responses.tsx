import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { ANSWER_DRAFT, setResponse } from '../state/scenario-changes';
import { store } from '../state/store';
import { EndpointSelect } from './endpoint-select';

function draftKey(endpoint: string): string {
  return `${ANSWER_DRAFT}${endpoint}`;
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Starts an override with the given result, or with an empty object; keeps a draft that is already there. */
function startOverride(endpoint: string, result: unknown): void {
  store.drafts[draftKey(endpoint)] ??= pretty(result ?? {});
  store.part = 'controls';
}

/** JSON editors for the overrides that the mock merges into the results of calls, one for each call. */
export function Responses() {
  const { current, drafts } = useSnapshot(store);
  const responses = (current?.scenario.responses ?? {}) as Readonly<Record<string, unknown>>;
  const started = Object.keys(drafts)
    .filter((key) => key.startsWith(ANSWER_DRAFT))
    .map((key) => key.slice(ANSWER_DRAFT.length));
  const endpoints = [...new Set([...Object.keys(responses), ...started])];
  return (
    <>
      {endpoints.map((endpoint) => (
        <Override key={endpoint} endpoint={endpoint} value={responses[endpoint]} />
      ))}
      <div className="grid">
        <EndpointSelect
          label="Call to override"
          prompt="Override a call…"
          value=""
          onChange={(endpoint) => endpoint && startOverride(endpoint, responses[endpoint])}
        />
      </div>
    </>
  );
}

function Override({ endpoint, value }: { endpoint: string; value: unknown }) {
  const id = useId();
  const { drafts, problems } = useSnapshot(store);
  const [broken, setBroken] = useState('');
  const key = draftKey(endpoint);
  const draft = drafts[key];
  const mine = problems.filter(({ path }) => path.startsWith(`responses.${endpoint}`) || path === 'responses');
  const problem = [broken, ...mine.map(({ message }) => message)].filter(Boolean).join(' · ');

  const apply = async () => {
    const text = store.drafts[key];
    if (text === undefined) return;
    try {
      const result: unknown = JSON.parse(text);
      setBroken('');
      if (await setResponse(endpoint, result)) delete store.drafts[key];
    } catch (error) {
      setBroken(`Not JSON: ${(error as Error).message}`);
    }
  };
  const remove = async () => {
    delete store.drafts[key];
    setBroken('');
    if (value !== undefined) await setResponse(endpoint, null);
  };

  return (
    <div className="mb-2" data-override={endpoint}>
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="min-w-0 grow truncate text-xs" title={endpoint}>
          {endpoint}
        </label>
        <Button icon="close" label={`Remove the override of ${endpoint}`} onClick={() => void remove()} />
      </div>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        className="field h-auto resize-y py-1 font-mono text-xs leading-[1.45]"
        value={draft ?? pretty(value)}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          store.drafts[key] = event.target.value;
        }}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void apply()}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-xs">
          {problem}
        </p>
      )}
      {draft !== undefined && (
        <div className="mt-1 flex items-center gap-2">
          <Button look="primary" onClick={() => void apply()}>
            Apply
          </Button>
          <span className="text-muted text-xs">Ctrl+Enter · not applied yet</span>
        </div>
      )}
    </div>
  );
}
