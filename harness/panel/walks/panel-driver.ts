import type { WalkDriver } from '../../engine/walks/run-walk';
import { mimeTypeOf } from '../../walks/file-type';
import type { PageAnswer, PageCommand } from '../../walks/page/commands';

/** How long an element of a walk may take to appear, in milliseconds: as on the command line. */
const ELEMENT_TIMEOUT_MS = 10_000;
/** How long a page may take to be at rest, in milliseconds. */
const READY_TIMEOUT_MS = 20_000;
/** Milliseconds between two tries. */
const TRY_AGAIN_MS = 30;

/** Drives the app in the panel: tries each act until it is done. */
export class PanelDriver implements WalkDriver {
  /**
   * @param ask sends a command to the page that shows the app
   * @param signal stops the waiting
   */
  constructor(
    private readonly ask: (command: PageCommand, signal: AbortSignal) => Promise<PageAnswer>,
    private readonly signal: AbortSignal,
  ) {}

  /** The panel itself has opened the app, or loaded it again, when the server's answer arrived: only its end is waited for. */
  open = () => this.ready();
  reload = () => this.ready();
  ready = () => this.#until({ act: 'ready' }, READY_TIMEOUT_MS);

  press: WalkDriver['press'] = (target) => this.#until({ act: 'press', target });
  fill: WalkDriver['fill'] = (target, text) => this.#until({ act: 'fill', target, text });
  choose: WalkDriver['choose'] = (target, entry) => this.#until({ act: 'choose', target, entry });
  check: WalkDriver['check'] = (target, isOn) => this.#until({ act: 'check', target, isOn });
  upload: WalkDriver['upload'] = (target, name) =>
    this.#until({ act: 'upload', target, file: { name, type: mimeTypeOf(name) } });
  go: WalkDriver['go'] = (path) => this.#until({ act: 'go', path });
  back = () => this.#until({ act: 'back' });
  vendor: WalkDriver['vendor'] = (outcome) => this.#until({ act: 'vendor', outcome });
  expect: WalkDriver['expect'] = (target, words) => this.#until({ act: 'expect', target, words });

  async #until(command: PageCommand, limit = ELEMENT_TIMEOUT_MS): Promise<void> {
    const end = performance.now() + limit;
    for (;;) {
      this.signal.throwIfAborted();
      const answer = await this.ask(command, AbortSignal.any([this.signal, AbortSignal.timeout(limit)]));
      if (answer.state === 'done') return;
      if (answer.state === 'refused' || performance.now() > end) throw new Error(answer.why);
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
