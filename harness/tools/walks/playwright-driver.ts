import type { Frame, Locator, Page } from '@playwright/test';
import { BASE_PATH } from '../../../src/domain/initial-config';
import { mimeTypeOf } from '../../core/file-type';
import type { VendorPageOutcome } from '../../core/mock/vendors/simulated-vendor';
import { FILE_LENGTH } from '../../core/walks/commands';
import type { WalkDriver } from '../../core/walks/run-walk';
import { AT_REST, listed, saidFound, scrollToEnds } from '../../core/walks/said';
import { type FoundBy, partOfName, type Words, wholeName } from '../../core/walks/walk-texts';
import { callSource } from '../../kit/call-source';

/** The messaging app's page once the mini-program has closed itself. */
const CLOSED = '#closed:not([hidden])';
/** In milliseconds: longer than any named scenario's delay. */
export const ELEMENT_TIMEOUT_MS = 10_000;
/** For a disabled button. Each takes two frames. */
const MAX_SCROLLS = 60;

type Role = Parameters<Frame['getByRole']>[0];
type Scope = Pick<Frame, 'getByRole' | 'getByText'>;

/** With real keys and pointer, on visible and enabled elements. */
export class PlaywrightDriver implements WalkDriver {
  /** @param page `setDefaultTimeout` limits the wait for elements */
  constructor(
    private readonly page: Page,
    /** Default: as if typed. */
    private readonly load: (url: string) => Promise<unknown> = async (url) => {
      // A new fragment would not load the page.
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
    // Effects may begin with the next frame.
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
    // A button may wait until a text is read, which may still be loading.
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

  get #isFramed(): boolean {
    return URL.canParse(this.page.url()) && new URL(this.page.url()).hostname.startsWith('telegram.');
  }

  /** Also after the app was replaced. */
  #frame(): Frame {
    return (this.#isFramed ? this.page.mainFrame().childFrames()[0] : undefined) ?? this.page.mainFrame();
  }

  async #afterFrames(): Promise<void> {
    // A replaced document has nothing left to do.
    await this.#frame()
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => undefined);
  }

  /** An equal name wins over one that contains the words. */
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
