import type { PageEvent } from '../../server/page-link';
import type { LoggedRequest } from '../../server/request-log';

/**
 * What the app did after an answer, as its page has told (`server/pages/page-watch.js`) and as the log shows. Nothing of it is inferred from the
 * app's code: what follows an answer within a short time may also follow another one, so the others in that time are counted.
 */

/**
 * Milliseconds after an answer within which something counts as following it. The first calls are answered while the app's code is still on its
 * way, which takes a busy machine some seconds; a toast comes only when the page is there.
 */
const FOLLOWS_MS = 10_000;
/** The clocks of page and server differ by this much at most: both are of this machine. */
const CLOCKS_MS = 5;

interface Reaction {
  /** Milliseconds after the answer. */
  readonly after: number;
  readonly text: string;
}

export interface Reactions {
  readonly list: readonly Reaction[];
  /** How many other answers came in the time of the list. */
  readonly others: number;
}

/** What each kind of event of the page is called here; other kinds are no reaction. */
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

/** What followed the answer of a request; an empty list for one in flight, and for a page that tells nothing. */
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
