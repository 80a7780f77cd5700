import type { CDPSession } from '@playwright/test';
import { PICTURE_QUALITY } from '../browsers/tab';
import { PAGE_OPTIONS } from '../cli/chromium';
import { DEVICE_SIZES, type Size } from '../engine/devices';
import type { Scenario } from '../engine/scenario';
import { FrameContexts } from './frame-contexts';
import { PageErrors, type TakenErrors } from './page-errors';
import { type DividedUrls, PageHosts } from './page-hosts';
import { PAGE_SCRIPTS } from './page-script';
import { openPageSession, type PageSession } from './page-session';

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

/**
 * One page of a browser, driven by the Chrome DevTools Protocol. Playwright is not attached to the page: it would inject its library into
 * each document and observe each request, which takes longer than the request.
 */
export class SweepPage implements StatePageDriver {
  readonly inParallel = true;
  readonly #errors = new PageErrors();
  readonly #hosts = new PageHosts();
  readonly #frames: FrameContexts;
  #screen: Screen | undefined;

  private constructor(
    private readonly session: PageSession,
    mainFrame: string,
    /** Name and version of the browser. */
    readonly browser: string,
  ) {
    this.#frames = new FrameContexts(mainFrame);
    session.onEvent = (name, details) => {
      this.#errors.onEvent(name, details);
      this.#hosts.onEvent(name, details);
      this.#frames.onEvent(name, details);
    };
  }

  /** Opens a page of a browser that was just started. */
  static async open(browser: CDPSession): Promise<SweepPage> {
    const session = await openPageSession(browser);
    await Promise.all([
      session.send('Emulation.setLocaleOverride', { locale: PAGE_OPTIONS.locale }),
      session.send('Emulation.setTimezoneOverride', { timezoneId: PAGE_OPTIONS.timezoneId }),
    ]);
    return SweepPage.#of(session, browser);
  }

  /** Observes a page that Playwright drives, and whose language and time zone it has set. `session`: its own; `browser`: that of the browser. */
  static attach(session: CDPSession, browser: CDPSession): Promise<SweepPage> {
    const page: PageSession = { send: session.send.bind(session), onEvent: () => {} };
    session.on('event', ({ method, params }) => page.onEvent(method, params));
    return SweepPage.#of(page, browser);
  }

  static async #of(session: PageSession, browser: CDPSession): Promise<SweepPage> {
    const [{ userAgent, product }, { frameTree }] = await Promise.all([
      browser.send('Browser.getVersion'),
      session.send('Page.getFrameTree'),
    ]);
    const page = new SweepPage(session, frameTree.frame.id, product);
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Log.enable'),
      // The bodies of answers are not asked for.
      session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      session.send('Inspector.enable'),
      session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: PAGE_OPTIONS.locale }),
      ...PAGE_SCRIPTS.map((source) => session.send('Page.addScriptToEvaluateOnNewDocument', { source })),
    ]);
    return page;
  }

  async open(url: string): Promise<void> {
    const { errorText } = await this.session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url} cannot be opened: ${errorText}`);
  }

  async freeMemory(): Promise<void> {
    await this.session.send('HeapProfiler.collectGarbage');
  }

  hasScreen({ device, theme }: Screen): boolean {
    return device === this.#screen?.device && theme === this.#screen.theme;
  }

  async setScreen({ device, theme }: Screen): Promise<void> {
    if (this.hasScreen({ device, theme })) return;
    this.#screen = { device, theme };
    const features = [
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ];
    await Promise.all([
      this.#resize(DEVICE_SIZES[device]),
      this.session.send('Emulation.setEmulatedMedia', { media: '', features }),
    ]);
  }

  async setCookies(cookies: readonly OriginCookie[]): Promise<void> {
    await Promise.all([
      this.session.send('Network.clearBrowserCookies'),
      this.session.send('Network.setCookies', { cookies: [...cookies] }),
    ]);
  }

  evaluate<T>(source: string): Promise<T> {
    return this.#evaluate(source);
  }

  evaluateInFrame<T>(source: string): Promise<T> {
    const contextId = this.#frames.first;
    return contextId === undefined ? Promise.reject(new Error('There is no frame')) : this.#evaluate(source, contextId);
  }

  /**
   * A picture of the page's upper part, as JPEG. If it is higher than the screen, the screen is enlarged until `setScreen` is called again:
   * capturing beyond the screen takes three times as long, and cuts off the content of frames. What the page does because more of it is in view
   * is in the picture: an agreement whose end is shown counts as read.
   */
  async takePicture({ width, height }: Size): Promise<Buffer> {
    if (this.#screen !== undefined && height > DEVICE_SIZES[this.#screen.device].height) {
      await this.#resize({ width, height });
      this.#screen = undefined;
      // A document that is replaced meanwhile has nothing left to do.
      await this.#evaluate(AFTER_RESIZE).catch(() => undefined);
    }
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: PICTURE_QUALITY,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  async takeErrors(): Promise<TakenErrors> {
    return this.#errors.take();
  }

  divide(urls: readonly string[]): DividedUrls {
    return this.#hosts.divide(urls);
  }

  async #evaluate<T>(expression: string, contextId?: number): Promise<T> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      ...(contextId !== undefined && { contextId }),
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  async #resize({ width, height }: Size): Promise<void> {
    await this.session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, screenWidth: width, screenHeight: height },
      ...{ deviceScaleFactor: 1, mobile: false },
    });
  }
}
