import type { Page } from '@playwright/test';
import { DEVICE_SIZES, type Size } from '../../core/devices';
import type { Scenario } from '../../core/scenario';
import { PICTURE_QUALITY } from '../browsers/tab';
import type { ConsoleError } from './check';
import { PAGE_SCRIPTS } from './page-script';

/** Source of a promise of the time after the next frame, when observers of what is in view were called and React has rendered what they changed. */
export const AFTER_RESIZE = 'new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))';

/** A cookie of one origin. */
export interface OriginCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** The screen settings of a scenario. */
export type Screen = Pick<Scenario, 'device' | 'theme'>;

/** Errors that a page has made. */
export interface TakenErrors {
  /** Console messages of the level error, the browser's own included. */
  readonly console: readonly ConsoleError[];
  /** Uncaught errors and unhandled rejections. */
  readonly uncaught: readonly string[];
}

/** Addresses of other machines, by who asked for them. */
export interface DividedUrls {
  readonly page: readonly string[];
  readonly browser: readonly string[];
}

/** What a sweep does with a page, in any engine. */
export interface StatePageDriver {
  /** Name and version of the browser. */
  readonly browser: string;
  /** Whether several sources can be evaluated at the same time. */
  readonly inParallel: boolean;
  /** Opens an address; resolves when its document has begun. */
  open(url: string): Promise<void>;
  /** Frees the memory of earlier documents; the browser itself would wait until much is used. */
  freeMemory(): Promise<void>;
  /** Whether the screen has the settings of a scenario. */
  hasScreen(screen: Screen): boolean;
  /** Sets the screen settings of a scenario. */
  setScreen(screen: Screen): Promise<void>;
  /** Replaces all cookies of the browser. */
  setCookies(cookies: readonly OriginCookie[]): Promise<void>;
  /** The value of a source text in the page, awaited. @throws when the document is replaced meanwhile */
  evaluate<T>(source: string): Promise<T>;
  /** The same in the first frame of the page. @throws when there is none, too */
  evaluateInFrame<T>(source: string): Promise<T>;
  /** A picture of the page's upper part, as JPEG. If it is higher than the screen, the screen is enlarged until `setScreen` is called again. */
  takePicture(size: Size): Promise<Buffer>;
  /** The errors since the last call. */
  takeErrors(): Promise<TakenErrors>;
  /** Divides addresses of other machines that were asked since the last call: by the page, and by the browser itself. */
  divide(urls: readonly string[]): DividedUrls;
}

/** A page of Chromium. */
export class SweepPage implements StatePageDriver {
  readonly inParallel = true;
  readonly #console: ConsoleError[] = [];
  readonly #uncaught: string[] = [];
  /** Hosts that the page has asked. The browser itself also asks its vendor's, through the same proxy. */
  readonly #hosts = new Set<string>();
  #screen: Screen | undefined;

  private constructor(
    private readonly page: Page,
    /** Name and version of the browser. */
    readonly browser: string,
  ) {
    page.on('request', (request) => this.#hosts.add(hostOf(request.url())));
    page.on('websocket', (socket) => this.#hosts.add(hostOf(socket.url())));
    page.on('pageerror', (error) => this.#uncaught.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#console.push({ text: message.text(), url: message.location().url });
    });
  }

  static async of(page: Page): Promise<SweepPage> {
    for (const content of PAGE_SCRIPTS) await page.addInitScript({ content });
    return new SweepPage(page, `Chrome/${page.context().browser()?.version() ?? ''}`);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'commit' });
  }

  freeMemory(): Promise<void> {
    return this.page.requestGC();
  }

  hasScreen({ device, theme }: Screen): boolean {
    return device === this.#screen?.device && theme === this.#screen.theme;
  }

  async setScreen({ device, theme }: Screen): Promise<void> {
    if (this.hasScreen({ device, theme })) return;
    this.#screen = { device, theme };
    await this.page.setViewportSize(DEVICE_SIZES[device]);
    await this.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  }

  async setCookies(cookies: readonly OriginCookie[]): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.context().addCookies(cookies);
  }

  evaluate<T>(source: string): Promise<T> {
    return this.page.evaluate<T>(source);
  }

  async evaluateInFrame<T>(source: string): Promise<T> {
    const [frame] = this.page.mainFrame().childFrames();
    if (frame === undefined) throw new Error('There is no frame');
    return frame.evaluate<T>(source);
  }

  /** What the page does because more of it is in view is in the picture: an agreement whose end is shown counts as read. */
  async takePicture({ width, height }: Size): Promise<Buffer> {
    if (this.#screen !== undefined && height > DEVICE_SIZES[this.#screen.device].height) {
      await this.page.setViewportSize({ width, height });
      this.#screen = undefined;
      // A document that is replaced meanwhile has nothing left to do.
      await this.evaluate(AFTER_RESIZE).catch(() => undefined);
    }
    const clip = { x: 0, y: 0, width, height };
    return this.page.screenshot({ type: 'jpeg', quality: PICTURE_QUALITY, clip, caret: 'initial' });
  }

  async takeErrors(): Promise<TakenErrors> {
    return { console: this.#console.splice(0), uncaught: this.#uncaught.splice(0) };
  }

  /** Of encrypted requests only the host is known. An address that cannot be read counts as the page's. */
  divide(urls: readonly string[]): DividedUrls {
    const isOfPage = (url: string) => hostOf(url) === '' || this.#hosts.has(hostOf(url));
    const divided = { page: urls.filter(isOfPage), browser: urls.filter((url) => !isOfPage(url)) };
    this.#hosts.clear();
    return divided;
  }
}

/** Empty in an address without a host, such as that of a picture in the page. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
