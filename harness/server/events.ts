import type { ServerResponse } from 'node:http';

/**
 * `started`: a request is in flight. `request`: it has ended or never will. `page`: from a page that the panel opened
 * (`page-link.ts`). `files`: the tester's files changed.
 */
export type EventName = 'scenario' | 'started' | 'request' | 'cleared' | 'state' | 'sweep' | 'packs' | 'page' | 'files';

/** In bytes. A slower reader is disconnected, and reconnects automatically. */
const MAX_UNREAD = 4_000_000;

export class EventHub {
  readonly #readers = new Set<ServerResponse>();

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  open(res: ServerResponse, now: readonly (readonly [EventName, unknown])[]): void {
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    res.write(now.map(([name, data]) => frame(name, data)).join(''));
    this.#readers.add(res);
    res.on('close', () => this.#readers.delete(res));
  }

  emit(name: EventName, data: unknown): void {
    if (!this.hasReaders) return;
    const text = frame(name, data);
    for (const reader of this.#readers) {
      if (reader.writableLength > MAX_UNREAD) reader.destroy();
      else reader.write(text);
    }
  }

  close(): void {
    for (const reader of this.#readers) reader.destroy();
  }
}

function frame(name: EventName, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
