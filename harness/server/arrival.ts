import { performance } from 'node:perf_hooks';
import type { Scenario } from '../engine/scenario';
import type { EventName } from './events';
import { type LogEntry, type NewEntry, printed, type RequestEnd } from './request-log';
import type { Session } from './session';

/**
 * A request of a session, from its arrival to its end. A class, because every call of the app makes one: functions that are made anew each time
 * take a part of the time in which the mock answers.
 */
export class Arrival {
  readonly entry: LogEntry;
  readonly #started = performance.now();
  /** For the coverage the request counts for the scenario of its arrival, even if it ends after a change. */
  readonly #scenario: Scenario;

  constructor(
    private readonly session: Session,
    request: NewEntry,
  ) {
    this.#scenario = session.scenario;
    this.entry = session.log.add(request);
  }

  /** Tells the readers of the events that the request is in flight. */
  begin(): void {
    this.#emit('started');
  }

  /** Counts the request for the coverage, and sends its present entry to the readers of the events. */
  tell(): void {
    this.session.coverage.called(this.#scenario, this.entry);
    this.#emit('request');
    this.session.stateMayHaveChanged();
  }

  /** Records how the request ended and how long it took, and tells it. Only its first end counts. */
  end(end: Omit<RequestEnd, 'ms'>): void {
    if (this.entry.ms !== null) return;
    this.session.log.end(this.entry, { ...end, ms: Math.round((performance.now() - this.#started) * 100) / 100 });
    this.tell();
  }

  /** An entry that was removed from the log, such as by a new scenario, must not appear in the panel's log again. */
  #emit(name: EventName): void {
    const { events, log } = this.session;
    if (events.hasReaders && log.has(this.entry)) events.emit(name, printed(this.entry));
  }
}
