interface Context {
  readonly id: number;
  readonly auxData: { readonly frameId: string; readonly isDefault: boolean };
}

/** Finds the execution context of a page's first frame, from events of the Chrome DevTools Protocol. */
export class FrameContexts {
  /** Ids of the contexts by the frames that they belong to. */
  readonly #contexts = new Map<string, number>();
  #first = '';

  /** @param mainFrame id of the frame that holds the page itself */
  constructor(private readonly mainFrame: string) {}

  /** Id of the context of the first frame in the page's document; undefined until there is one. */
  get first(): number | undefined {
    return this.#contexts.get(this.#first);
  }

  /** Handles an event of the page; most events are ignored. */
  onEvent(name: string, details: unknown): void {
    if (name === 'Page.frameAttached') {
      const { frameId, parentFrameId } = details as { frameId: string; parentFrameId: string };
      if (parentFrameId === this.mainFrame && !this.#contexts.has(this.#first)) this.#first = frameId;
    } else if (name === 'Runtime.executionContextCreated') {
      const { id, auxData } = (details as { context: Context }).context;
      if (auxData.isDefault) this.#contexts.set(auxData.frameId, id);
    } else if (name === 'Runtime.executionContextDestroyed') {
      const { executionContextId } = details as { executionContextId: number };
      for (const [frame, id] of this.#contexts) if (id === executionContextId) this.#contexts.delete(frame);
    } else if (name === 'Runtime.executionContextsCleared') this.#contexts.clear();
  }
}
