import { memo, type ReactNode, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Redactor } from '../../core/har/redact';
import type { PageEvent } from '../../core/page-event';
import { Button } from '../shared/button';
import { pageStore } from './page-link';

/** Memoized, because a run may have thousands of events. */
export const PageEvents = memo(function PageEvents() {
  const events = useSnapshot(pageStore).events as readonly PageEvent[];
  return (
    <>
      <Errors events={events} />
      <Messages events={events} />
    </>
  );
});

interface EventsProps {
  readonly events: readonly PageEvent[];
}

function Errors({ events }: EventsProps) {
  const errors = events.filter(({ kind }) => kind === 'console' || kind === 'error');
  return (
    <EventList
      title="Errors and warnings"
      none="The page has reported none."
      lines={errors.map((event) => ({
        id: event.id,
        time: timeOf(event),
        what: String(event.level ?? 'uncaught'),
        text: `${event.text}${event.place ? ` (${event.place})` : ''}`,
        isBad: event.level !== 'warn',
      }))}
    />
  );
}

function Messages({ events }: EventsProps) {
  /** Shows personal data and tokens. */
  const [areShown, setAreShown] = useState(false);
  const lines = useMemo(
    () =>
      events
        .filter(({ kind }) => kind === 'message')
        .map((event) => ({
          id: event.id,
          time: timeOf(event),
          what: `${hostOf(event.from)} → ${hostOf(event.to)}`,
          text: areShown ? String(event.text) : new Redactor().text(String(event.text)),
          isBad: false,
        })),
    [events, areShown],
  );
  return (
    <EventList
      more={
        lines.length > 0 && (
          <Button aria-pressed={areShown} onClick={() => setAreShown(!areShown)}>
            {areShown ? 'Hide values' : 'Show values'}
          </Button>
        )
      }
      title="Messages"
      none="No other window has exchanged messages with the app."
      lines={lines}
    />
  );
}

const timeOf = ({ at }: PageEvent) => new Date(at).toISOString().slice(11, 23);

export const HEADING = 'mt-3 mb-1 flex items-center gap-1 font-semibold text-xs';

function hostOf(origin: unknown): string {
  return URL.canParse(String(origin)) ? new URL(String(origin)).hostname : String(origin);
}

interface Line {
  readonly id: number;
  readonly time: string;
  readonly what: string;
  readonly text: string;
  readonly isBad: boolean;
}

function EventList({
  title,
  none,
  lines,
  more,
}: {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly Line[];
  readonly more?: ReactNode;
}) {
  return (
    <>
      <h3 className={HEADING}>
        {title} {lines.length > 0 && `(${lines.length})`}
        {more}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ol aria-label={title} className="flex flex-col-reverse">
          {lines.map(({ id, time, what, text, isBad }) => (
            <li key={id} className="border-line border-b py-0.5">
              <span className="me-2 text-muted tabular-nums">{time}</span>
              <span className={`me-2 font-medium ${isBad ? 'text-bad' : ''}`}>{what}</span>
              <span className="whitespace-pre-wrap break-all font-mono">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
