import { performance } from 'node:perf_hooks';
import type { Scenario } from '../core/scenario';
import type { EventName } from './events';
import { type LogEntry, type NewEntry, printed, type RequestEnd } from './request-log';
import type { Session } from './session';

/** A class, because closures per call are slow. */
export class Arrival {
  readonly entry: LogEntry;
  readonly #started = performance.now();
  /** Coverage counts the scenario of the arrival. */
  readonly #scenario: Scenario;

  constructor(
    private readonly session: Session,
    request: NewEntry,
  ) {
    this.#scenario = session.scenario;
    this.entry = session.log.add(request);
  }

  begin(): void {
    this.#emit('started');
  }

  tell(): void {
    this.session.coverage.called(this.#scenario, this.entry);
    this.#emit('request');
    this.session.stateMayHaveChanged();
  }

  /** Only the first end counts. */
  end(end: Omit<RequestEnd, 'ms'>): void {
    if (this.entry.ms !== null) return;
    this.session.log.end(this.entry, { ...end, ms: Math.round((performance.now() - this.#started) * 100) / 100 });
    this.tell();
  }

  /** Entries removed from the log must not reappear. */
  #emit(name: EventName): void {
    const { events, log } = this.session;
    if (events.hasReaders && log.has(this.entry)) events.emit(name, printed(this.entry));
  }
}
