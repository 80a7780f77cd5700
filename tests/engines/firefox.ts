import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import type { Engine, Place } from './tab';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Firefox as Debian has it, over WebDriver BiDi. */
export const firefox: Engine = {
  missing: () => (existsSync(PROGRAM) ? undefined : `no ${PROGRAM} (apt-get install firefox-esr, or FIREFOX_PATH)`),
  start: async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: PROGRAM, headless: true });
    const page = await browser.newPage();
    let problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));

    const frameAt = async (place: Place = []): Promise<Frame> => {
      let frame = page.mainFrame();
      for (const selector of place) {
        const inner = await (await frame.$(selector))?.contentFrame();
        if (!inner) throw new Error(`There is no frame ${selector}`);
        frame = inner;
      }
      return frame;
    };
    const at = async (selector: string, place?: Place): Promise<ElementHandle> => {
      const element = await (await frameAt(place)).$(selector);
      if (element === null) throw new Error(`There is no ${selector}`);
      return element;
    };
    return {
      open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
      back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
      run: async <T>(expression: string, place?: Place) => (await (await frameAt(place)).evaluate(expression)) as T,
      click: async (selector, place) => (await at(selector, place)).click(),
      type: async (selector, text, place) => (await at(selector, place)).type(text),
      choose: async (selector, path, place) =>
        ((await at(selector, place)) as ElementHandle<HTMLInputElement>).uploadFile(path),
      problems: async () => {
        const found = problems;
        problems = [];
        return found;
      },
      close: () => browser.close(),
    };
  },
};
