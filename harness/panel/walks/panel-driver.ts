import { mimeTypeOf } from '../../core/file-type';
import type { PageAnswer, PageCommand } from '../../core/walks/commands';
import type { WalkDriver } from '../../core/walks/run-walk';

/** Same limit as on the command line. */
const ELEMENT_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 20_000;
const TRY_AGAIN_MS = 30;

/** Retries each act until it succeeds. */
export class PanelDriver implements WalkDriver {
  /**
   * @param ask sends a command to the app's page
   * @param signal stops waiting
   */
  constructor(
    private readonly ask: (command: PageCommand, signal: AbortSignal) => Promise<PageAnswer>,
    private readonly signal: AbortSignal,
  ) {}

  /** The panel has already opened the app, so only wait for the page. */
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
