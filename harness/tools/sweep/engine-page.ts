import { BASE_PATH } from '../../../src/domain/initial-config';
import { DEVICE_SIZES, type Size } from '../../core/devices';
import { callSource } from '../../kit/call-source';
import { isExpected } from '../browsers/problems';
import type { Tab } from '../browsers/tab';
import {
  AFTER_RESIZE,
  type DividedUrls,
  type OriginCookie,
  type Screen,
  type StatePageDriver,
  type TakenErrors,
} from './page';

/** A small file on each app host whose document can set cookies for all hosts of the session. */
const COOKIE_PAGE = `${BASE_PATH}third-party-notices.txt`;

/** Replaces the session's cookies that scripts can see. Runs in a page of one of its hosts. */
function replaceCookies(pairs: readonly (readonly [string, string])[]): void {
  const parts = location.hostname.split('.');
  const domains = parts.slice(1).map((_, at) => `; Domain=${parts.slice(at).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0];
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is asynchronous, and not everywhere.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
  const ofSession = parts.slice(-2).join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  for (const [name, value] of pairs) document.cookie = `${name}=${value}; Path=/; Domain=${ofSession}`;
}

/** The page of an engine other than Chromium. */
export class EnginePage implements StatePageDriver {
  #screen: Screen | undefined;
  #cookies: readonly OriginCookie[] = [];

  constructor(
    private readonly tab: Tab,
    readonly inParallel: boolean,
  ) {}

  /** Sets cookies in a document of the session first: the only way that works in all engines. */
  async open(url: string): Promise<void> {
    const cookies = this.#cookies;
    const [first] = cookies;
    this.#cookies = [];
    if (first !== undefined) {
      const pairs = new Map(cookies.map(({ name, value }) => [name, value]));
      await this.tab.open(new URL(COOKIE_PAGE, first.url).href);
      await this.tab.run(callSource(replaceCookies, [...pairs]));
    }
    await this.tab.open(url);
  }

  /** The engine frees it automatically. */
  async freeMemory(): Promise<void> {}

  get browser(): string {
    return this.tab.browser;
  }

  hasScreen({ device, theme }: Screen): boolean {
    return device === this.#screen?.device && theme === this.#screen.theme;
  }

  async setScreen(screen: Screen): Promise<void> {
    if (this.hasScreen(screen)) return;
    this.#screen = screen;
    await this.tab.resize(DEVICE_SIZES[screen.device]);
  }

  async setCookies(cookies: readonly OriginCookie[]): Promise<void> {
    this.#cookies = cookies;
  }

  evaluate<T>(source: string): Promise<T> {
    return this.tab.run(source);
  }

  evaluateInFrame<T>(source: string): Promise<T> {
    return this.tab.run(source, ['iframe']);
  }

  async takePicture(size: Size): Promise<Buffer> {
    if (this.#screen !== undefined && size.height > DEVICE_SIZES[this.#screen.device].height) {
      await this.tab.resize(size);
      this.#screen = undefined;
      await this.tab.run(AFTER_RESIZE).catch(() => undefined);
    }
    return this.tab.picture();
  }

  /** These engines do not report the initiator, so each request counts as the page's. */
  divide(urls: readonly string[]): DividedUrls {
    return { page: urls, browser: [] };
  }

  async takeErrors(): Promise<TakenErrors> {
    const problems = (await this.tab.problems()).filter((problem) => !isExpected(problem));
    const of = (kind: string) => problems.filter((problem) => problem.kind === kind);
    return { console: of('console'), uncaught: of('uncaught').map(({ text }) => text) };
  }
}
