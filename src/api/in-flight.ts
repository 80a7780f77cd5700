/**
 * Joins identical calls that are in flight at the same time into one on the wire. The wire is cut only when every
 * caller has gone away.
 */
interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  callers: number;
}

export interface FlightOptions {
  readonly signal?: AbortSignal | undefined;
  /** Never join a call that started earlier: its answer may be older than what the caller just changed. */
  readonly fresh?: boolean | undefined;
  /** What a caller rejects with that goes away. */
  readonly aborted: () => Error;
}

export class InFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Joins the flight of `key`, or starts it. Rejects at once when `signal` aborts. */
  join(key: string, start: (signal: AbortSignal) => Promise<T>, options: FlightOptions): Promise<T> {
    const { signal, fresh, aborted } = options;
    if (signal?.aborted) return Promise.reject(aborted());
    const current = fresh ? undefined : this.#flights.get(key);
    const flight = current ?? this.#start(key, start);
    flight.callers += 1;
    if (signal === undefined) return flight.promise;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1;
        // A flight that nobody waits for is not joined either: its answer will be an abort.
        if (flight.callers === 0) {
          this.#forget(key, flight);
          flight.controller.abort();
        }
        reject(aborted());
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { controller, callers: 0, promise: start(controller.signal) };
    this.#flights.set(key, flight);
    const done = () => this.#forget(key, flight);
    flight.promise.then(done, done);
    return flight;
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
