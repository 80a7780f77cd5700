import { useSnapshot } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import type { PageEvent } from '../../core/page-event';
import { pageStore } from '../page/page-link';
import { Button } from '../shared/button';
import { store } from '../state/store';
import { Json } from './json';
import { differencesOf, outcomeOf } from './outcome';
import { reactionsOf } from './reactions';
import { ROW_ACTIONS } from './row-actions';

interface RequestDetailProps {
  readonly entry: LoggedRequest;
  /** Below the list instead of beside it. */
  readonly below: boolean;
}

export function RequestDetail({ entry, below }: RequestDetailProps) {
  const differences = differencesOf(entry);
  return (
    <section
      aria-label="Request"
      className={`min-w-0 shrink-0 overflow-auto border-line p-2 ${below ? 'h-3/5 border-t' : 'w-1/2 border-s'}`}
    >
      <div className="mb-2 flex items-start gap-2">
        <p className="grow break-all font-mono text-xs">
          {entry.method} {entry.url}
        </p>
        <Button
          icon="close"
          label="Close the request"
          onClick={() => {
            store.selected = undefined;
          }}
        />
      </div>
      <p className={`mb-2 text-xs ${outcomeOf(entry).colour}`}>
        {outcomeOf(entry).word}
        {entry.fault && <span className="text-warn"> · fault: {entry.fault}</span>}
      </p>
      <div className="mb-2 flex flex-wrap gap-1">
        {ROW_ACTIONS.filter(({ has }) => has(entry)).map(({ key, title, hint, run }) => (
          <Button key={key} look="outlined" title={`${hint} (${key})`} onClick={() => run(entry)}>
            {title}
          </Button>
        ))}
      </div>
      <p className="mb-2 text-muted text-xs">
        {entry.at}
        {entry.ms === null ? ', in flight' : `, ${entry.ms} ms`}
      </p>
      <Reacted entry={entry} />
      {differences.length > 0 && (
        <ul aria-label="Differs from the contract" className="mb-2 rounded-control bg-warn-tint p-2 text-warn text-xs">
          {differences.map(({ kind, path, expected, found }) => (
            <li key={`${kind} ${path} ${found}`}>
              <code>{path || 'the answer'}</code> {kind}: {found}
              {expected && `, expected ${expected}`}
            </li>
          ))}
        </ul>
      )}
      <Json label="Response" value={entry.response} />
      <Json label="Request body" value={entry.body} />
      <Json label="Query" value={isEmpty(entry.query) ? undefined : entry.query} />
      <Json label="Response headers" value={entry.responseHeaders} />
      <Json label="Request headers" value={entry.headers} />
    </section>
  );
}

function Reacted({ entry }: { readonly entry: LoggedRequest }) {
  const { requests } = useSnapshot(store);
  const { events } = useSnapshot(pageStore);
  const { list, others } = reactionsOf(entry, requests as readonly LoggedRequest[], events as readonly PageEvent[]);
  if (list.length === 0) return null;
  return (
    <section className="mb-2 text-xs">
      <h3 className="font-semibold">Then the app</h3>
      <ol aria-label="Then the app">
        {list.map(({ after, text }) => (
          <li key={`${after} ${text}`}>
            <span className="inline-block w-16 text-muted tabular-nums">+{after} ms</span> {text}
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className="text-muted">Other answers of this time: {others}. What is shown may follow one of them.</p>
      )}
    </section>
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
