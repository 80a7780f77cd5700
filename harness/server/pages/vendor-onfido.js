/**
 * The script that Onfido's npm loader fetches and runs in the page: `Onfido.init` with the documented parameters. It shows the capture in a
 * frame of the vendors' host, so that the page's policy for styles stays strict.
 */
const HOST = new URL(import.meta.url).origin;
const VERSION = 'simulated';

class Handle {
  #listeners = new Map();
  #frame = document.createElement('iframe');
  #parameters;
  version = VERSION;

  constructor(parameters) {
    this.#parameters = parameters;
    const container = parameters.containerEl ?? document.getElementById(parameters.containerId ?? 'onfido-mount');
    if (!container) throw new Error('Onfido: no element to mount into');
    window.addEventListener('message', this.#hear);
    this.#frame.src = `${HOST}/onfido/capture.html`;
    this.#frame.title = 'Onfido';
    this.#frame.allow = 'camera; microphone';
    container.append(this.#frame);
  }

  addEventListener(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  removeEventListener(name, listener) {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((one) => one !== listener),
    );
  }

  async tearDown() {
    window.removeEventListener('message', this.#hear);
    // Asynchronous, as in the real script: a page that starts again at once has to wait for it.
    await Promise.resolve();
    this.#frame.remove();
  }

  #trigger(name, event) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  #fail(type, message) {
    const error = Object.assign(new Error(message), { name: 'SdkError', type, level: 'external' });
    this.#parameters.onError?.(error);
    this.#trigger('error', { error });
  }

  #hear = ({ source, origin, data }) => {
    if (source !== this.#frame.contentWindow || origin !== HOST) return;
    const { token, onComplete, onUserExit } = this.#parameters;
    if (data.type === 'height') this.#frame.height = data.height;
    if (data.type === 'ready') this.#frame.contentWindow.postMessage({ type: 'token', token }, HOST);
    if (data.type === 'started') this.#trigger('moduleStart', { module: 'documentCapture' });
    if (data.type === 'complete') {
      const result = { document_front: { id: 'simulated', type: 'passport', side: 'front' } };
      onComplete?.(result);
      this.#trigger('complete', { data: result });
    }
    if (data.type === 'exit') onUserExit?.('user_exit');
    if (data.type === 'error') this.#fail(data.error, data.message);
  };
}

export const Onfido = { init: (parameters) => new Handle(parameters), environment: 'simulated' };
