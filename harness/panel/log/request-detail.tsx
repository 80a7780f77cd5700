import { Button } from '../shared/button';
import type { RequestEntry } from '../state/protocol';
import { store } from '../state/store';
import { Json } from './json';
import { outcomeOf, shownFault } from './outcome';

/** One request, whole: address, headers, bodies, and the fault that struck it. */
export function RequestDetail({ entry }: { readonly entry: RequestEntry }) {
  const fault = shownFault(entry);
  return (
    <section aria-label="Request" className="w-1/2 min-w-0 shrink-0 overflow-auto border-line border-s p-2">
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
        {fault && <span className="text-warn"> · fault: {fault}</span>}
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
