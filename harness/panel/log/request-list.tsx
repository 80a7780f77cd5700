import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { store } from '../state/store';
import { matches, outcomeOf } from './outcome';

/** Distance from the end, in CSS pixels, within which the list scrolls to new requests. */
const FOLLOW_WITHIN = 40;

/** The requests, oldest first. Scrolls to new requests while the end of the list is in view. */
export function RequestList() {
  const { requests, filter, selected } = useSnapshot(store);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const shown = requests.filter((entry) => matches(entry, filter));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run for each new request.
  useEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [shown.length]);

  if (shown.length === 0) {
    return (
      <p className="grow p-3 text-muted">
        {requests.length === 0 ? 'No request yet: open or use the app.' : 'No request matches the filter.'}
      </p>
    );
  }
  return (
    <ol
      ref={list}
      aria-label="Requests"
      className="min-w-0 grow overflow-auto"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        follows.current = scrollTop + clientHeight > scrollHeight - FOLLOW_WITHIN;
      }}
    >
      {shown.map((entry) => {
        const { word, colour } = outcomeOf(entry);
        return (
          <li key={entry.id} className="row-contained">
            <button
              type="button"
              aria-pressed={entry.id === selected}
              onClick={() => {
                store.selected = entry.id === selected ? undefined : entry.id;
              }}
              className="grid h-[26px] w-full grid-cols-[64px_52px_minmax(0,1fr)_auto_56px] items-center gap-2 px-2 text-start text-xs hover:bg-raised focus-visible:-outline-offset-2 aria-pressed:bg-raised"
            >
              <span className="text-muted tabular-nums">{entry.at.slice(11, 19)}</span>
              <span className="font-medium">{entry.method}</span>
              <span className="truncate font-mono" title={entry.url}>
                {entry.path || entry.url}
              </span>
              <span className={`truncate ${colour}`}>
                {entry.fault && <span className="me-1 rounded-control bg-warn-tint px-1 text-warn">fault</span>}
                {word}
              </span>
              <span className="text-end text-muted tabular-nums">
                {entry.ms === null ? '' : `${Math.round(entry.ms)} ms`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
