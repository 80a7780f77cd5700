/** Listeners that get no value. */
export interface Emitter {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly emit: () => void;
}

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
