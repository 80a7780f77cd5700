/** A request in flight and the number of callers that wait for it. */
interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  callers: number;
}

/** Options of one caller. */
export interface FlightOptions {
  readonly signal?: AbortSignal | undefined;
  /** Starts a new request instead of joining one in flight, whose answer may be older than the caller's last change. */
  readonly fresh?: boolean | undefined;
  /** Makes the error with which a caller rejects after its `signal` aborted. */
  readonly aborted: () => Error;
}

/** Merges identical requests in flight into one. The request is aborted when all its callers have aborted. */
export class InFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Joins the request with this key, or starts it. Rejects as soon as `signal` aborts. */
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
        // Forgotten first, so that no new caller joins a request that is being aborted.
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
