import type { Frame, Locator, Page } from '@playwright/test';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { VendorPageOutcome } from '../engine/mock/vendors/simulated-vendor';
import type { WalkDriver } from '../engine/walks/run-walk';
import { type FoundBy, partOfName, type Words, wholeName } from '../engine/walks/walk-texts';
import { callSource } from '../sweep/call-source';
import { mimeTypeOf } from './file-type';
import { FILE_LENGTH } from './page/commands';
import { AT_REST, listed, saidFound, scrollToEnds } from './page/said';

/** The messaging app's page once the mini-program has closed itself. */
const CLOSED = '#closed:not([hidden])';
/** How long an element of a walk may take to appear, in milliseconds. Longer than the longest delay of a named scenario. */
export const ELEMENT_TIMEOUT_MS = 10_000;
/** How often a page is scrolled to its end for a button that is disabled. Each takes two frames. */
const MAX_SCROLLS = 60;

type Role = Parameters<Frame['getByRole']>[0];
type Scope = Pick<Frame, 'getByRole' | 'getByText'>;

/** Drives a page of Playwright as a person does: with real keys and a real pointer, on what is visible and enabled. */
export class PlaywrightDriver implements WalkDriver {
  /**
   * @param page its time limits apply: `setDefaultTimeout` says how long an element may take to appear
   */
  constructor(
    private readonly page: Page,
    /** How an address is loaded. Default: as if it was typed. */
    private readonly load: (url: string) => Promise<unknown> = async (url) => {
      // Another address with the same path and another fragment would not load the page.
      await page.goto('about:blank');
      await page.goto(url);
    },
  ) {}

  async open(url: string): Promise<void> {
    await this.load(url);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.#frame().evaluate(() => location.reload());
  }

  async ready(): Promise<void> {
    // What an act starts may begin with the next frame.
    await this.#afterFrames();
    const ends = [this.page.locator(CLOSED), this.#frame().locator(AT_REST)].map((end) =>
      end.first().waitFor({ state: 'attached' }),
    );
    await Promise.any(ends).catch(() => {
      throw new Error(`The page is not ready: ${this.page.url()}`);
    });
  }

  async press(target: FoundBy): Promise<void> {
    const found = await this.#one(target);
    // A button may wait until a text was read to its end, such as that of an agreement, and that text may still be loading.
    for (let tries = 0; tries < MAX_SCROLLS && (await found.isDisabled()); tries += 1) {
      await this.#frame().evaluate(callSource(scrollToEnds));
      await this.#afterFrames();
    }
    await found.click();
  }

  async fill(target: FoundBy, text: string): Promise<void> {
    await (await this.#one(target)).fill(text);
  }

  async choose(target: FoundBy, entry: Words): Promise<void> {
    const field = await this.#one(target);
    const kind = await field.evaluate(({ localName }) => localName);
    if (kind === 'select') {
      const options = await field
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => ({ label: option.textContent ?? '', value: (option as HTMLOptionElement).value })),
        );
      const chosen = options.find(({ label, value }) => wholeName(entry).test(label) || value === entry.said);
      if (chosen === undefined)
        throw new Error(`The list has no “${entry.said}”${listed(options.map(({ label }) => label))}`);
      await field.selectOption(chosen.value);
    } else if (kind === 'input') {
      await field.fill(entry.said);
      await field.press('Enter');
    } else {
      await (await this.#only(field.getByRole('radio', { name: wholeName(entry) }), 'radio', entry.said)).check();
    }
  }

  async check(target: FoundBy, isOn: boolean): Promise<void> {
    await (await this.#one(target)).setChecked(isOn);
  }

  async upload(target: FoundBy, name: string): Promise<void> {
    const found = await this.#one(target);
    const isField = await found.evaluate((element) => element.matches('input[type=file]'));
    const field = isField ? found : found.locator('input[type=file]');
    await field.setInputFiles({ name, mimeType: mimeTypeOf(name), buffer: Buffer.alloc(FILE_LENGTH, 1) });
  }

  async go(path: string): Promise<void> {
    const frame = this.#frame();
    const url = new URL(BASE_PATH.slice(0, -1) + path, frame.url());
    const language = new URL(frame.url()).searchParams.get('lang');
    if (language !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', language);
    await frame.goto(url.href);
  }

  async back(): Promise<void> {
    const shell = this.page.locator('#back');
    if (this.#isFramed && (await shell.isVisible())) await shell.click();
    else await this.page.goBack({ waitUntil: 'commit' });
  }

  async vendor(outcome: VendorPageOutcome): Promise<void> {
    const button = `form:not([inert]) button[name=outcome][value=${outcome}]`;
    const frame = this.#frame();
    const places = [frame.locator(button), frame.frameLocator('main iframe').locator(button)];
    const shown = await Promise.any(
      places.map(async (place) => {
        await place.waitFor();
        return place;
      }),
    ).catch(() => {
      throw new Error(`No vendor’s page with a button for “${outcome}” is shown`);
    });
    await shown.click();
  }

  async expect(target: FoundBy, words: Words | undefined): Promise<void> {
    const shown = await this.#one(target);
    if (words === undefined) return;
    const has = shown.filter({ hasText: partOfName(words) });
    await has.waitFor().catch(async () => {
      throw new Error(`It does not say “${words.said}” but “${(await shown.innerText()).slice(0, 300)}”`);
    });
  }

  /** Whether the app is in the frame of the messaging app's page. */
  get #isFramed(): boolean {
    return URL.canParse(this.page.url()) && new URL(this.page.url()).hostname.startsWith('telegram.');
  }

  /** The frame that shows the app, or what took its place. */
  #frame(): Frame {
    return (this.#isFramed ? this.page.mainFrame().childFrames()[0] : undefined) ?? this.page.mainFrame();
  }

  async #afterFrames(): Promise<void> {
    // A document that is replaced meanwhile has nothing left to do.
    await this.#frame()
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => undefined);
  }

  /** The one element of a target. A name that equals the words wins over one that contains them. */
  async #one(target: FoundBy): Promise<Locator> {
    const { words, nth } = target;
    const said = saidFound(target);
    const scope = this.#around(target);
    if (words === undefined) return this.#only(byRole(scope, target.role), target.role, said, nth);
    const whole = byRole(scope, target.role, wholeName(words));
    const part = byRole(scope, target.role, partOfName(words));
    await whole
      .or(part)
      .first()
      .waitFor()
      .catch(async () => {
        const others = target.role === 'text' ? [] : await byRole(scope, target.role).allInnerTexts();
        throw new Error(`There is no ${said}${listed(others)}`);
      });
    return this.#only((await whole.count()) > 0 ? whole : part, target.role, said, nth);
  }

  /** The `nth` of some elements, or the only one. */
  async #only(all: Locator, role: string, said: string, nth?: number): Promise<Locator> {
    const chosen = all.nth((nth ?? 1) - 1);
    await chosen.waitFor().catch(() => {
      throw new Error(`There is no ${said}`);
    });
    const count = await all.count();
    if (nth === undefined && count > 1)
      throw new Error(`There are ${count} of ${role} ${said}: say which by nth or within`);
    return chosen;
  }

  #around({ within }: FoundBy): Scope {
    if (within === undefined) return this.#frame();
    const outer = this.#around(within);
    if (within.words === undefined) return byRole(outer, within.role).nth((within.nth ?? 1) - 1);
    const named = byRole(outer, within.role, wholeName(within.words));
    const headed = byRole(outer, within.role).filter({
      has: this.#frame().getByRole('heading', { name: partOfName(within.words) }),
    });
    return named.or(headed).nth((within.nth ?? 1) - 1);
  }
}

function byRole(scope: Scope, role: FoundBy['role'], name?: RegExp): Locator {
  if (role === 'text') return scope.getByText(name ?? /\S/);
  return scope.getByRole(role as Role, name && { name });
}
