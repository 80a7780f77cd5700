import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { PAGE_LINK_PATH, roleOfHost } from '../core/hosts';
import type { PageEvent } from '../core/page-event';
import type { EventHub } from './events';
import { type Exchange, readBody, send, sendText } from './http';

/** Connects panel and app, which are on different hosts. `in-panel.ts` chooses the pages. */

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

/** Kept for panels that connect later, and for reports. */
const KEPT_EVENTS = 2000;
/** In bytes; pictures never exceed it. */
const BODY_LIMIT = 2_000_000;
/** In milliseconds. */
const ANSWER_MS = 10_000;

export class PageLink {
  /** Oldest first. */
  readonly #pages = new Map<string, ServerResponse>();
  readonly #waiting = new Map<number, (answer: PageAnswer) => void>();
  readonly #kept = new Map<string, unknown>();
  #events: PageEvent[] = [];
  #lastEvent = 0;
  #lastAsk = 0;
  #cookies = '';

  constructor(private readonly hub: EventHub) {}

  /** Oldest first. */
  get events(): readonly PageEvent[] {
    return this.#events;
  }

  get isOpen(): boolean {
    return this.#pages.size > 0;
  }

  isWatched = false;

  clear(): void {
    this.#events = [];
    this.#cookies = '';
  }

  /** Asks the page opened last. Resolves with an error on timeout. @param ask name of a row in `pages/page-link.ts` */
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

  /** Repeats the ask for pages that open later; null ends it. */
  async keepAsking(ask: string, argument: unknown): Promise<void> {
    if (argument === null) this.#kept.delete(ask);
    else this.#kept.set(ask, argument);
    if (this.isOpen) await this.ask(ask, argument);
  }

  /** False if the request was not the link's. */
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
    if (!parsed.success) return sendText(exchange, 422, 'This is not a report of a page');
    const { page, events, answers } = parsed.data;
    // Other hosts have other cookies.
    const isApp = roleOfHost(exchange.host)?.kind === 'app';
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

/** Includes cookies that only the server sees. */
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
