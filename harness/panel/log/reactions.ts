import type { LoggedRequest } from '../../core/logged-request';
import type { PageEvent } from '../../core/page-event';

/** From page events and the log. Counts other answers that an event may follow. */

/** In milliseconds: a busy machine may load the app's code for seconds. */
const FOLLOWS_MS = 10_000;
/** Maximum clock difference between page and server. */
const CLOCKS_MS = 5;

interface Reaction {
  /** Milliseconds after the answer. */
  readonly after: number;
  readonly text: string;
}

export interface Reactions {
  readonly list: readonly Reaction[];
  /** Number of other answers in that time. */
  readonly others: number;
}

const TEXTS: Readonly<Record<string, (event: PageEvent) => string>> = {
  toast: ({ text }) => `showed the toast “${text}”`,
  alert: ({ text }) => `showed the alert “${text}”`,
  moved: ({ address }) => `went to ${pathOf(String(address))}`,
  error: ({ text }) => `failed: ${text}`,
};

function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const endOf = ({ at, ms }: LoggedRequest): number => (ms === null ? Number.NaN : Date.parse(at) + ms);

/** Empty for a pending request, and for a page that reports nothing. */
export function reactionsOf(
  entry: LoggedRequest,
  requests: readonly LoggedRequest[],
  events: readonly PageEvent[],
): Reactions {
  const end = endOf(entry);
  if (Number.isNaN(end) || entry.endpoint === null) return { list: [], others: 0 };
  const isIn = (time: number) => time >= end - CLOCKS_MS && time < end + FOLLOWS_MS;
  const next = requests.find(
    (each) =>
      each.id > entry.id &&
      each.endpoint === entry.endpoint &&
      each.method === entry.method &&
      Date.parse(each.at) >= end,
  );
  const until = next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.at);
  const shown = events.flatMap((event) => {
    const text = Object.hasOwn(TEXTS, event.kind) && isIn(event.at) ? TEXTS[event.kind]?.(event) : undefined;
    return text === undefined ? [] : { after: event.at - end, text };
  });
  const kept = events.filter(
    ({ kind, endpoint, at }) => kind === 'kept' && endpoint === entry.endpoint && at >= end && at < until,
  );
  const list = [
    ...shown,
    ...kept.map(({ at }) => ({ after: at - end, text: 'used this kept answer again, without a call' })),
    ...(next === undefined ? [] : [{ after: until - end, text: `asked again (${next.at.slice(11, 23)})` }]),
  ];
  return {
    list: list
      .map(({ after, text }) => ({ after: Math.max(0, Math.round(after)), text }))
      .sort((a, b) => a.after - b.after),
    others:
      shown.length === 0
        ? 0
        : requests.filter((each) => each.id !== entry.id && each.endpoint !== null && isIn(endOf(each))).length,
  };
}
