import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { PAGE_LINK_PATH, roleOfHost } from '../engine/hosts';
import type { EventHub } from './events';
import { type Exchange, readBody, send, sendText } from './http';

/**
 * The link between the panel and the app's page that it has opened. The page tells what happens in it, and does what the panel asks. It is the same
 * in a browser, where the app is in a frame of another origin, and in the desktop shell, where it is a view of its own: both sides talk to the
 * server only. Which pages get the link is decided in `in-panel.ts`.
 */

/** Something that happened in a page: what kind of thing, when (Unix time in milliseconds), and what the kind needs. */
export interface PageEvent {
  /** Number in the session, in the order of arrival. */
  readonly id: number;
  /** Which document: another one after each load. */
  readonly page: string;
  readonly kind: string;
  readonly at: number;
  readonly [key: string]: unknown;
}

/** What an asked page answered. */
export type PageAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

const told = z.strictObject({
  page: z.string().regex(/^[\w-]{1,40}$/),
  events: z.array(z.looseObject({ kind: z.string().max(40), at: z.number() })).default([]),
  answers: z
    .array(z.strictObject({ number: z.number(), value: z.unknown().optional(), error: z.string().optional() }))
    .default([]),
});

/** The last events that are kept for a panel that connects later, and for a report. */
const KEPT_EVENTS = 2000;
/** A body of a page's message; a picture of nothing larger than this is ever sent. */
const BODY_LIMIT = 2_000_000;
/** How long the panel waits for an answer of the page, in milliseconds. */
const ANSWER_MS = 10_000;

/** The pages of one session that the panel has opened. */
export class PageLink {
  /** The open pages with their streams, oldest first. */
  readonly #pages = new Map<string, ServerResponse>();
  readonly #waiting = new Map<number, (answer: PageAnswer) => void>();
  readonly #kept = new Map<string, unknown>();
  #events: PageEvent[] = [];
  #lastEvent = 0;
  #lastAsk = 0;
  /** The cookies of the last message of the app's page. */
  #cookies = '';

  constructor(private readonly hub: EventHub) {}

  /** The last events, oldest first. */
  get events(): readonly PageEvent[] {
    return this.#events;
  }

  /** Whether a page is connected that can be asked. */
  get isOpen(): boolean {
    return this.#pages.size > 0;
  }

  /** Whether a panel has shown this session's app in its frame. Then the pages around and inside the app tell their messages. */
  isWatched = false;

  /** Forgets the events, when a run begins. */
  clear(): void {
    this.#events = [];
    this.#cookies = '';
  }

  /**
   * Asks the page that was opened last. Resolves with its answer; with an error if no page is open, or none answers in time.
   *
   * @param ask name of a row in `pages/page-link.js`
   */
  ask(ask: string, argument: unknown): Promise<PageAnswer> {
    const stream = [...this.#pages.values()].at(-1);
    if (stream === undefined) {
      return Promise.resolve({ ok: false, error: 'No page of the app is open in the panel' });
    }
    this.#lastAsk += 1;
    const number = this.#lastAsk;
    return new Promise((resolve) => {
      const end = (answer: PageAnswer) => {
        clearTimeout(timer);
        stream.off('close', gone);
        this.#waiting.delete(number);
        resolve(answer);
      };
      const gone = () => end({ ok: false, error: 'The page was left before it answered' });
      const timer = setTimeout(() => end({ ok: false, error: 'The page does not answer' }), ANSWER_MS);
      stream.on('close', gone);
      this.#waiting.set(number, end);
      stream.write(`data: ${JSON.stringify({ number, ask, argument })}\n\n`);
    });
  }

  /** Asks the present page, and every page that opens later, until another argument takes its place; null is the last one that is sent. */
  async keepAsking(ask: string, argument: unknown): Promise<void> {
    if (argument === null) this.#kept.delete(ask);
    else this.#kept.set(ask, argument);
    if (this.isOpen) await this.ask(ask, argument);
  }

  /** Handles the requests of a page's scripts. Returns whether the request was one of them. */
  async handle(exchange: Exchange): Promise<boolean> {
    const { req, res, rawPath, search } = exchange;
    if (rawPath !== PAGE_LINK_PATH) return false;
    const site = req.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') sendText(exchange, 403, 'Only pages of this host may call this');
    else if (req.method === 'GET') this.#open(new URLSearchParams(search).get('page') ?? '', res);
    else if (req.method === 'POST') await this.#hear(exchange);
    else sendText(exchange, 405, 'This takes GET and POST');
    return true;
  }

  #open(page: string, res: ServerResponse): void {
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    res.write(': open\n\n');
    this.#pages.set(page, res);
    for (const [ask, argument] of this.#kept) res.write(`data: ${JSON.stringify({ number: 0, ask, argument })}\n\n`);
    res.on('close', () => {
      if (this.#pages.get(page) === res) this.#pages.delete(page);
    });
  }

  async #hear(exchange: Exchange): Promise<void> {
    const parsed = told.safeParse(await jsonOf(exchange));
    if (!parsed.success) return sendText(exchange, 422, 'This is not what a page tells');
    const { page, events, answers } = parsed.data;
    // The pages around the app, and vendors', are on other hosts and have other cookies.
    const isApp = roleOfHost(exchange.host.replace(/:\d+$/, ''))?.kind === 'app';
    const cookies = isApp ? (exchange.req.headers.cookie ?? '') : this.#cookies;
    const isNew = cookies !== this.#cookies;
    this.#cookies = cookies;
    const own = isNew ? [{ kind: 'cookies', at: Date.now(), list: cookieNames(cookies) }] : [];
    for (const event of [...own, ...events]) {
      this.#lastEvent += 1;
      const kept = { ...event, id: this.#lastEvent, page };
      this.#events.push(kept);
      this.hub.emit('page', kept);
    }
    this.#events = this.#events.slice(-KEPT_EVENTS);
    for (const { number, value, error } of answers) {
      this.#waiting.get(number)?.(error === undefined ? { ok: true, value } : { ok: false, error });
    }
    send(exchange, 204, 'text/plain', '', { 'cache-control': 'no-store' });
  }

  close(): void {
    for (const stream of this.#pages.values()) stream.destroy();
  }
}

/** Names and lengths of a header's cookies. The page itself does not see those that are for the server alone. */
function cookieNames(header: string): { name: string; length: number }[] {
  return header
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, length: value.join('=').length };
    });
}

async function jsonOf({ req }: Exchange): Promise<unknown> {
  try {
    return JSON.parse((await readBody(req, BODY_LIMIT)) ?? '');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
