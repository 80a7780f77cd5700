import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Redactor } from '../../har/redact';
import type { PageEvent } from '../../server/page-link';
import { copyPicture, savePicture } from '../report/picture';
import { openReport } from '../report/report';
import { Button } from '../shared/button';
import { messageOf } from '../state/api';
import { copy } from '../state/sharing';
import { askPage, pageStore } from './page-link';

/** What a page says of itself: the answer of its ask `state`. */
interface PageState {
  readonly title: string;
  readonly language: string;
  readonly ready: string | null;
  readonly hasAnalyticsId: boolean;
  readonly stored: readonly StoredItem[];
}

interface StoredItem {
  readonly area: string;
  readonly name: string;
  /** Characters of its value; null for a database. */
  readonly length: number | null;
}

/** Milliseconds between two looks at what the page has stored, while the tab is shown. */
const LOOK_EVERY_MS = 2000;

/** The state of the open page, read again and again; the message says why there is none. */
function usePageState(): { readonly state?: PageState; readonly message?: string } {
  const [told, setTold] = useState<{ state?: PageState; message?: string }>({});
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const next = await askPage<PageState>('state').then(
        (state) => ({ state }),
        (error: unknown) => ({ message: messageOf(error) }),
      );
      if (!isGone) setTold(next);
    };
    void look();
    const timer = window.setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, []);
  return told;
}

/** The address that the app's page has now; undefined until it has told one. */
function addressOf(events: readonly PageEvent[]): string | undefined {
  return events.findLast(({ kind }) => kind === 'moved')?.address as string | undefined;
}

const timeOf = ({ at }: PageEvent) => new Date(at).toISOString().slice(11, 23);
const HEADING = 'mt-3 mb-1 flex items-center gap-1 font-semibold text-xs';

/** What can be seen of the app beside its calls: address, errors, what it stores, and the messages of other windows. */
export function AppTab() {
  const events = useSnapshot(pageStore).events as readonly PageEvent[];
  const { state, message } = usePageState();
  /** Whether messages are shown with personal data and tokens. */
  const [areShown, setAreShown] = useState(false);
  const address = addressOf(events);
  const cookies = (events.findLast(({ kind }) => kind === 'cookies')?.list ?? []) as readonly StoredItem[];
  const serverCookies = cookies.filter(
    ({ name }) => !state?.stored.some((item) => item.area === 'cookie' && item.name === name),
  );
  const errors = events.filter(({ kind }) => kind === 'console' || kind === 'error');
  const messages = events.filter(({ kind }) => kind === 'message');
  return (
    <div className="p-2 text-xs">
      <div className="mb-2 flex flex-wrap gap-1">
        <Button look="outlined" onClick={() => void savePicture()}>
          Picture to file
        </Button>
        <Button look="outlined" onClick={() => void copyPicture()}>
          Picture to clipboard
        </Button>
        <Button look="outlined" onClick={openReport}>
          Report a bug …
        </Button>
      </div>
      <div className="flex items-start gap-2">
        <p className="grow break-all font-mono" data-app-address="">
          {address ?? 'The app is not open'}
        </p>
        {address && <Button icon="copy" label="Copy the app’s address" onClick={() => void copy(address, 'Address')} />}
      </div>
      <p className="text-muted">
        {state
          ? `${state.title} · ${state.language} · ${state.ready ? `ready at ${state.ready}` : 'not ready'}`
          : message}
      </p>
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
      <EventList
        more={
          messages.length > 0 && (
            <Button aria-pressed={areShown} onClick={() => setAreShown(!areShown)}>
              {areShown ? 'Hide values' : 'Show values'}
            </Button>
          )
        }
        title="Messages"
        none="No other window has exchanged messages with the app."
        lines={messages.map((event) => ({
          id: event.id,
          time: timeOf(event),
          what: `${hostOf(event.from)} → ${hostOf(event.to)}`,
          text: areShown ? String(event.text) : new Redactor().text(String(event.text)),
          isBad: false,
        }))}
      />
      <h3 className={HEADING}>Stored</h3>
      {state && (
        <ul aria-label="Stored">
          {state.hasAnalyticsId && <Stored item={{ area: 'analytics', name: 'id', length: null }} />}
          {state.stored.map((item) => (
            <Stored key={`${item.area} ${item.name}`} item={item} />
          ))}
          {serverCookies.map(({ name, length }) => (
            <li key={name} className="flex items-start gap-2 border-line border-b py-0.5">
              <span className="w-16 shrink-0 text-muted">cookie</span>
              <span className="grow break-all font-mono">
                {name} <span className="text-muted">••• {length} characters, for the server alone (HttpOnly)</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
  /** Beside the title. */
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

/** One stored value, hidden until it is asked for: it may be personal. */
function Stored({ item: { area, name, length } }: { readonly item: StoredItem }) {
  const [shown, setShown] = useState<string>();
  const show = async () => {
    try {
      setShown((await askPage<string | null>('value', { area, name })) ?? '(gone)');
    } catch (error) {
      setShown(messageOf(error));
    }
  };
  return (
    <li className="flex items-start gap-2 border-line border-b py-0.5">
      <span className="w-16 shrink-0 text-muted">{area}</span>
      <span className="min-w-0 grow break-all font-mono">
        {name}{' '}
        {shown === undefined
          ? length !== null && <span className="text-muted">••• {length} characters</span>
          : `= ${shown}`}
      </span>
      {area !== 'database' && (
        <Button
          aria-label={`${shown === undefined ? 'Show' : 'Hide'} ${area} ${name}`}
          onClick={() => (shown === undefined ? void show() : setShown(undefined))}
        >
          {shown === undefined ? 'Show' : 'Hide'}
        </Button>
      )}
    </li>
  );
}
