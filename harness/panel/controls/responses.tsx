import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { parsedJson } from '../../core/parsed-json';
import { AnswerEditor } from '../answers/answer-editor';
import { resultOf } from '../log/row-values';
import { Button } from '../shared/button';
import { Modal } from '../shared/modal';
import { Problem } from '../shared/problem';
import {
  type AnswerKey,
  answerDraft,
  removeAnswer,
  replaceResponse,
  setAnswer,
  setResponse,
} from '../state/scenario-changes';
import { store } from '../state/store';
import { EndpointSelect } from './endpoint-select';

const MEANINGS: Readonly<Record<AnswerKey, string>> = {
  answers: 'the whole answer',
  responses: 'merged into the answer',
};
const KEYS = Object.keys(MEANINGS) as AnswerKey[];

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Starts with the call's last logged answer, otherwise with an empty merge. */
function startOverride(endpoint: string): void {
  const last = store.requests.findLast((entry) => entry.endpoint === endpoint && resultOf(entry) !== undefined);
  const key = last === undefined ? 'responses' : 'answers';
  const present = store.current?.scenario[key] as Readonly<Record<string, unknown>> | undefined;
  store.drafts[answerDraft(key, endpoint)] ??= pretty(present?.[endpoint] ?? (last && resultOf(last)) ?? {});
  store.part = 'controls';
}

export function Responses() {
  const { current, drafts } = useSnapshot(store);
  const overrides = KEYS.flatMap((key) => {
    const values = (current?.scenario[key] ?? {}) as Readonly<Record<string, unknown>>;
    const started = Object.keys(drafts).filter((draft) => draft.startsWith(answerDraft(key, '')));
    const endpoints = new Set([...Object.keys(values), ...started.map((draft) => draft.slice(key.length + 1))]);
    return [...endpoints].map((endpoint) => ({ part: key, endpoint, value: values[endpoint] }));
  });
  return (
    <>
      {overrides.map((each) => (
        <Override key={answerDraft(each.part, each.endpoint)} {...each} />
      ))}
      <div className="grid">
        <EndpointSelect
          label="Call to override"
          first={['', 'Override a call…']}
          value=""
          onChange={(endpoint) => endpoint && startOverride(endpoint)}
        />
      </div>
    </>
  );
}

interface OverrideProps {
  readonly part: AnswerKey;
  readonly endpoint: string;
  readonly value: unknown;
}

function Override({ part, endpoint, value }: OverrideProps) {
  const { drafts, problems } = useSnapshot(store);
  const [broken, setBroken] = useState('');
  const [isLarge, setLarge] = useState(false);
  const key = answerDraft(part, endpoint);
  const draft = drafts[key];
  const mine = problems.filter(({ path }) => path.startsWith(`${part}.${endpoint}`) || path === part);
  const problem = [broken, ...mine.map(({ message }) => message)].filter(Boolean).join(' · ');

  const apply = async () => {
    const text = store.drafts[key];
    if (text === undefined) return;
    const result = parsedJson(text);
    setBroken('');
    if (result === undefined) return setBroken('This is not JSON yet: point at the underlined place');
    if (result === null) return setBroken('An answer cannot be null. To remove it, use the cross beside its name');
    const isSet = part === 'answers' ? setAnswer(endpoint, result) : replaceResponse(endpoint, result);
    if (await isSet) delete store.drafts[key];
  };
  const remove = async () => {
    delete store.drafts[key];
    setBroken('');
    if (value !== undefined) await (part === 'answers' ? removeAnswer(endpoint) : setResponse(endpoint, null));
  };

  const head = (
    <span className="min-w-0 grow truncate text-xs" title={`${endpoint}, ${MEANINGS[part]}`}>
      {endpoint}
      <span className="block text-2xs text-muted">{MEANINGS[part]}</span>
    </span>
  );
  const body = (
    <>
      <AnswerEditor
        endpoint={endpoint}
        isWhole={part === 'answers'}
        size={isLarge ? 'large' : 'small'}
        text={draft ?? pretty(value)}
        onChange={(text) => {
          store.drafts[key] = text;
        }}
        onApply={() => void apply()}
      />
      <Problem text={problem} />
      {draft !== undefined && (
        <div className="mt-1 flex items-center gap-2">
          <Button look="primary" onClick={() => void apply()}>
            Apply
          </Button>
          <span className="text-muted text-xs">Ctrl+Enter · not applied yet</span>
        </div>
      )}
    </>
  );
  return (
    <div className="mb-2" data-override={endpoint}>
      <div className="flex items-center gap-1">
        {head}
        <Button icon="tab" label={`Edit in a large window: ${endpoint}`} onClick={() => setLarge(true)} />
        <Button icon="close" label={`Remove the override of ${endpoint}`} onClick={() => void remove()} />
      </div>
      {isLarge ? (
        <Large label={`Answer of ${endpoint}`} onClose={() => setLarge(false)}>
          <div className="flex">{head}</div>
          {body}
        </Large>
      ) : (
        body
      )}
    </div>
  );
}

function Large({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <Modal label={label} onClose={onClose}>
      <div className="grid gap-1 p-3">
        {children}
        <Button look="outlined" className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}
