/**
 * Loaded by Onfido's npm loader: `Onfido.init` with the documented parameters. Runs in a frame, so that the page's
 * style policy stays strict.
 */
const HOST = new URL(import.meta.url).origin;
const VERSION = 'simulated';

/** From the frame. */
export type OnfidoMessage =
  | { readonly type: 'ready' | 'started' | 'complete' | 'exit' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'error'; readonly error: string; readonly message: string };

/** Those documented parameters that it reads. */
interface Parameters {
  readonly token: string;
  readonly containerEl?: Element;
  readonly containerId?: string;
  readonly onComplete?: (data: object) => void;
  readonly onUserExit?: (action: string) => void;
  readonly onError?: (error: Error) => void;
}

type Listener = (event: object) => void;

class Handle {
  readonly #listeners = new Map<string, readonly Listener[]>();
  readonly #frame = document.createElement('iframe');
  readonly #parameters: Parameters;
  readonly version = VERSION;

  constructor(parameters: Parameters) {
    this.#parameters = parameters;
    const container = parameters.containerEl ?? document.getElementById(parameters.containerId ?? 'onfido-mount');
    if (!container) throw new Error('Onfido: no element to mount into');
    window.addEventListener('message', this.#hear);
    this.#frame.src = `${HOST}/onfido/capture.html`;
    this.#frame.title = 'Onfido';
    this.#frame.allow = 'camera; microphone';
    container.append(this.#frame);
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  removeEventListener(name: string, listener: Listener): void {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((one) => one !== listener),
    );
  }

  async tearDown(): Promise<void> {
    window.removeEventListener('message', this.#hear);
    // Asynchronous, as the real script.
    await Promise.resolve();
    this.#frame.remove();
  }

  #trigger(name: string, event: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  #fail(type: string, message: string): void {
    const error = Object.assign(new Error(message), { name: 'SdkError', type, level: 'external' });
    this.#parameters.onError?.(error);
    this.#trigger('error', { error });
  }

  readonly #hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== this.#frame.contentWindow || origin !== HOST) return;
    const message = data as OnfidoMessage;
    const { token, onComplete, onUserExit } = this.#parameters;
    switch (message.type) {
      case 'height':
        this.#frame.height = String(message.height);
        return;
      case 'ready':
        this.#frame.contentWindow?.postMessage({ type: 'token', token }, HOST);
        return;
      case 'started':
        this.#trigger('moduleStart', { module: 'documentCapture' });
        return;
      case 'complete': {
        const result = { document_front: { id: 'simulated', type: 'passport', side: 'front' } };
        onComplete?.(result);
        this.#trigger('complete', { data: result });
        return;
      }
      case 'exit':
        onUserExit?.('user_exit');
        return;
      case 'error':
        this.#fail(message.error, message.message);
    }
  };
}

export const Onfido = { init: (parameters: Parameters) => new Handle(parameters), environment: 'simulated' };
