interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  callers: number;
}

export interface FlightOptions {
  readonly signal?: AbortSignal | undefined;
  /** Does not join an older request. */
  readonly fresh?: boolean | undefined;
  readonly aborted: () => Error;
}

/** Merges identical requests. Aborts one when all its callers have aborted. */
export class InFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Rejects as soon as `signal` aborts. */
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
        // Delete first: no new caller may join an aborted request.
        if (flight.callers === 0) {
          this.#forget(key, flight);
          flight.controller.abort();
        }
        reject(aborted());
      };
      signal.addEventListener('abort', leave);
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
