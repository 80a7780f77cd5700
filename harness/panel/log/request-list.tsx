import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LoggedRequest } from '../../core/logged-request';
import { store } from '../state/store';
import { FaultForm } from './fault-form';
import { differencesOf, matches, outcomeOf } from './outcome';
import { ROW_ACTIONS } from './row-actions';

/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8). */
const ROW = 24;
/** Follows new requests within this distance from the end, in CSS pixels. */
const FOLLOW_WITHIN = 40;

/** Rows per key; Infinity goes to an end. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 20,
  PageUp: -20,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Only rows in view. One tab stop: arrows move, Enter opens, letters act. Follows new requests while the end is in
 * view.
 */
export function RequestList() {
  const { requests, filter: typed, selected, faulting } = useSnapshot(store);
  // Show typed keys before searching.
  const filter = useDeferredValue(typed);
  const all = requests as readonly LoggedRequest[];
  const shown = useMemo(
    () => (filter.trim() === '' ? all : all.filter((entry) => matches(entry, filter))),
    [all, filter],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** Row of the tab stop; the last row if it is gone. */
  const [active, setActive] = useState<number>();
  const found = shown.findLastIndex(({ id }) => id === active);
  const at = found < 0 ? shown.length - 1 : found;
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 4,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run for each new request.
  useEffect(() => {
    if (follows.current && shown.length > 0) rows.scrollToIndex(shown.length - 1, { align: 'end' });
  }, [shown.length]);

  const focusRow = (index: number) => {
    const entry = shown[index];
    if (!entry) return;
    setActive(entry.id);
    rows.scrollToIndex(index);
    // The row may be drawn only after scrolling.
    const focus = () => scroller.current?.querySelector<HTMLElement>(`[data-row="${entry.id}"]`)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    const entry = shown[at];
    const action = ROW_ACTIONS.find(({ key }) => key === event.key);
    if (move !== undefined) focusRow(Math.max(0, Math.min(shown.length - 1, at + move)));
    else if (entry && action?.has(entry)) action.run(entry);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const faulted = shown.find(({ id }) => id === faulting);
  const items = rows.getVirtualItems();
  const drawn = items.flatMap(({ index }) => shown[index] ?? []);
  const since = Math.min(...drawn.map(startOf));
  const span = Math.max(1, ...drawn.map((entry) => startOf(entry) + (entry.ms ?? 0) - since));
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      {faulted && (
        <FaultForm
          key={faulted.id}
          entry={faulted}
          onEnd={() => {
            store.faulting = undefined;
            focusRow(shown.indexOf(faulted));
          }}
        />
      )}
      {shown.length === 0 ? (
        <p className="grow p-3 text-muted">
          {requests.length === 0 ? 'No request yet: open or use the app.' : 'No request matches the filter.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it scrolls; its rows have the focus, and their keys arrive here.
        <div
          ref={scroller}
          className="min-h-0 min-w-0 grow overflow-auto"
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            follows.current = scrollTop + clientHeight > scrollHeight - FOLLOW_WITHIN;
          }}
        >
          <ol aria-label="Requests" className="relative" style={{ height: rows.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const entry = shown[index];
              if (!entry) return null;
              return (
                <li
                  key={entry.id}
                  aria-setsize={shown.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0"
                  style={{ top: start, height: ROW }}
                >
                  <Row
                    entry={entry}
                    isStop={index === at}
                    isSelected={entry.id === selected}
                    bar={{
                      from: (startOf(entry) - since) / span,
                      to: (startOf(entry) + (entry.ms ?? span) - since) / span,
                    }}
                    onFocus={() => setActive(entry.id)}
                    onPress={() => {
                      setActive(entry.id);
                      store.selected = entry.id === selected ? undefined : entry.id;
                    }}
                  />
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </div>
  );
}

/** The end of a path, otherwise the whole address. */
function shortPath({ path, url }: LoggedRequest): string {
  return path.split('/').slice(-2).join('/') || url;
}

function startOf({ at }: LoggedRequest): number {
  return Date.parse(at);
}

interface RowProps {
  readonly entry: LoggedRequest;
  readonly isStop: boolean;
  readonly isSelected: boolean;
  /** Time span within the visible rows, from 0 to 1. */
  readonly bar: { readonly from: number; readonly to: number };
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function Row({ entry, isStop, isSelected, bar, onFocus, onPress }: RowProps) {
  const { word, colour } = outcomeOf(entry);
  const broken = differencesOf(entry).find(({ kind }) => kind === 'breaks');
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-row={entry.id}
      aria-pressed={isSelected}
      onFocus={onFocus}
      onClick={onPress}
      className="grid h-full w-full grid-cols-[56px_44px_minmax(0,1fr)_auto_48px_56px] items-center gap-2 px-2 text-start text-xs hover:bg-raised focus-visible:-outline-offset-2 aria-pressed:bg-raised"
    >
      <span className="text-muted tabular-nums">{entry.at.slice(11, 19)}</span>
      <span className="font-medium">{entry.method}</span>
      <span className="truncate font-mono" title={entry.url}>
        {shortPath(entry)}
      </span>
      <span className={`truncate ${colour}`}>
        {entry.fault && <span className="me-1 rounded-control bg-warn-tint px-1 text-warn">fault</span>}
        {broken && (
          <span
            className="me-1 rounded-control bg-bad-tint px-1 text-bad"
            title={`Breaks the contract: ${broken.path}`}
          >
            contract {broken.path}
          </span>
        )}
        {word}
      </span>
      <span className="text-end text-muted tabular-nums">{entry.ms === null ? '…' : `${Math.round(entry.ms)} ms`}</span>
      <span aria-hidden="true" className="relative h-1.5 rounded-control bg-rail">
        <span
          className="absolute inset-y-0 min-w-px rounded-control bg-edge"
          style={{ insetInlineStart: `${bar.from * 100}%`, width: `${Math.max(0, bar.to - bar.from) * 100}%` }}
        />
      </span>
    </button>
  );
}
