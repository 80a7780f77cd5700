import type { LoggedRequest } from '../../server/request-log';
import { Button } from '../shared/button';
import { store } from '../state/store';
import { Json } from './json';
import { outcomeOf } from './outcome';

interface RequestDetailProps {
  readonly entry: LoggedRequest;
  /** Whether it is below the list instead of beside it. */
  readonly below: boolean;
}

/** All details of one request: address, outcome, injected fault, bodies and headers. */
export function RequestDetail({ entry, below }: RequestDetailProps) {
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
      <Json label="Response" value={entry.response} />
      <Json label="Request body" value={entry.body} />
      <Json label="Query" value={isEmpty(entry.query) ? undefined : entry.query} />
      <Json label="Request headers" value={entry.headers} />
    </section>
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
