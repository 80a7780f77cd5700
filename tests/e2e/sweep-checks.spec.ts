import type { Page } from '@playwright/test';
import { DEVICE_SIZES } from '../../harness/core/devices';
import { AXE_CHECK, AXE_LIBRARY, AXE_RUN, type AxeResult } from '../../harness/tools/sweep/axe-sources';
import { openBrowser } from '../../harness/tools/sweep/browser';
import type { CountedShifts } from '../../harness/tools/sweep/checks/layout-shift';
import { CHECKS } from '../../harness/tools/sweep/checks/list';
import { HARMLESS, PLANTED } from '../../harness/tools/sweep/checks/planted';
import { contrastByPixels } from '../../harness/tools/sweep/contrast-by-pixels';
import {
  LOOK_SOURCE,
  PAGE_SCRIPTS,
  type PageLook,
  shiftScript,
  WHOLE_SOURCE,
} from '../../harness/tools/sweep/page-script';
import { expect, isolatedTest as test } from './harness';

/** A promise: an opened document may not be whole yet. */
const LOADED =
  "new Promise((done) => { if (document.readyState === 'complete') done(); else addEventListener('load', () => done()); })";

/** Planted faults, each found by its own check only. */

const foundBy = (seen: PageLook['seen']): string[] =>
  CHECKS.filter(({ id, judge }) => {
    const scenario = { site: 'NONE', language: 'en', pseudo: 'none', query: {}, faults: [], config: {} };
    return Object.hasOwn(seen, id) && judge(seen[id], { scenario } as never).length > 0;
  }).map(({ id }) => id);

async function seenIn(page: Page): Promise<PageLook['seen']> {
  const { seen } = await page.evaluate<PageLook>(LOOK_SOURCE);
  return { ...seen, ...(await page.evaluate<PageLook['seen']>(WHOLE_SOURCE)) };
}

test('each check of the sweep finds the fault that is planted for it, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [check, body] of PLANTED) {
    await page.setContent(`<html lang="en" dir="ltr"><body style="margin: 0">${body}</body></html>`);
    expect(foundBy(await seenIn(page)), body).toEqual([check]);
  }
  for (const body of HARMLESS) {
    await page.setContent(`<html lang="en" dir="ltr"><body style="margin: 0">${body}</body></html>`);
    expect(foundBy(await seenIn(page)), body).toEqual([]);
  }
});

test('the sweep reads every text of a page, adds up layout shifts, and lets axe find violations', async ({ page }) => {
  await page.addInitScript(shiftScript);
  await page.goto(
    `data:text/html;charset=utf-8,<p>First</p><p>Second <b>line</b></p><p>Limit: 0 <svg role="img" aria-label="→" width="9" height="9"></svg> 50</p><input placeholder="Name" aria-label="Your name">`,
  );
  const { texts } = await page.evaluate<PageLook>(LOOK_SOURCE);
  expect(texts).toEqual(['First', 'Second line', 'Limit: 0 → 50', 'Your name', 'Name']);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await pause();
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }));
    await pause();
  });
  const shifts = async () => (await page.evaluate<PageLook>(LOOK_SOURCE)).seen['layout-shift'] as CountedShifts;
  await expect.poll(async () => (await shifts()).sum).toBeGreaterThan(0.01);
  expect((await shifts()).moved.join()).toContain('p “First”');
  await page.evaluate(AXE_LIBRARY);
  expect((await page.evaluate<string[]>(AXE_RUN)).join()).toContain('html-has-lang');
});

test('a late font of Chinese, Japanese or Korean shifts no page of a sweep, although the machine may have no such font', async ({
  harness,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const content of PAGE_SCRIPTS) await page.addInitScript({ content });
  for (const language of ['ja-JP', 'ko-KR', 'zh-CN', 'zh-TW'] as const) {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const address = await harness.put({ language, route: '/auth/complianceTasks', device: 'small-phone' });
    // Loading may wait for fonts.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate('sweepShift = 0');
    release();
    await harness.ready();
    await page.unroute('**/*.woff2');
    const { seen } = await page.evaluate<PageLook>(LOOK_SOURCE);
    expect((seen['layout-shift'] as CountedShifts).sum, language).toBeLessThan(0.02);
  }
});

test('the page of a sweep shows what went wrong in it, and what would have left the machine', async () => {
  const { page, leaving, close } = await openBrowser();
  try {
    const scripts = "console.error('planted'); Promise.reject(new Error('unhandled'))";
    await page.open(`data:text/html,<h1>Page</h1><script>${scripts}</script><iframe srcdoc="<p>Frame</p>"></iframe>`);
    await page.evaluate(`new Promise((resolve) => {
      const picture = new Image();
      picture.onerror = resolve;
      picture.src = 'http://example.com/picture.png';
    })`);
    const own = 'http://maker.example/of-the-browser';
    expect(page.divide([...leaving.take(), own])).toEqual({
      page: ['http://example.com/picture.png'],
      browser: [own],
    });
    // Browsers report late and in another order.
    const said: (string | undefined)[] = [];
    const uncaught: string[] = [];
    const gather = async () => {
      const errors = await page.takeErrors();
      said.push(...errors.console.map(({ text }) => text));
      uncaught.push(...errors.uncaught);
      return [said.includes('planted'), uncaught];
    };
    await expect.poll(gather).toEqual([true, ['Error: unhandled']]);
    // The picture can fail before the frame's document exists.
    await expect(async () => {
      expect(await page.evaluateInFrame('document.body.innerText')).toBe('Frame');
    }).toPass();
    await expect(page.evaluate('Promise.reject(new Error("refused"))')).rejects.toThrow('refused');
  } finally {
    await close();
  }
});

test('the pixels of the page decide the contrast that axe leaves undecided', async () => {
  const { page, close } = await openBrowser();
  try {
    const on = (behind: string, colour: string) =>
      `<p style="background: ${behind}; color: ${colour}; font: 16px sans-serif">Words on a gradient</p>`;
    const light = 'linear-gradient(#fff, #eee)';
    const judge = async (body: string, meanwhile = '0') => {
      await page.setScreen({ device: 'small-phone', theme: 'light' });
      await page.open(
        `data:text/html,<html lang="en"><title>Page</title><main>${encodeURIComponent(body)}</main></html>`,
      );
      await page.evaluate(LOADED);
      await page.evaluate(AXE_LIBRARY);
      const { unsure } = await page.evaluate<AxeResult>(AXE_CHECK);
      await page.evaluate(meanwhile);
      const size = DEVICE_SIZES['small-phone'];
      const picture = await page.takePicture(size);
      const evaluate = <T>(source: string) => page.evaluate<T>(source);
      const { violations, undecided } = await contrastByPixels(page, evaluate, { picture, size, isFramed: false });
      return { unsure, violations: violations.map((text) => text.split(' has ')[0]), undecided };
    };
    const low = ['color-contrast: "Words on a gradient"'];
    expect(await judge(on(light, '#333'))).toEqual({ unsure: 1, violations: [], undecided: [] });
    expect(await judge(on(light, '#999'))).toEqual({ unsure: 1, violations: low, undecided: [] });
    expect(await judge(on('linear-gradient(90deg, #fff, #777)', '#555'))).toEqual({
      unsure: 1,
      violations: low,
      undecided: [],
    });
    // A nearly opaque layer hides the text.
    const layer = '<div style="position: absolute; inset: 0; background: #fffd"></div>';
    expect(await judge(on(light, '#333') + layer)).toEqual({ unsure: 1, violations: low, undecided: [] });
    const opaque = '<div style="position: absolute; inset: 0; background: #fff"></div>';
    expect(await judge(on(light, '#333') + opaque)).toMatchObject({
      violations: [],
      undecided: ['Words on a gradient'],
    });
    // Only the lowest edges of scrolled letters show.
    const scrolled = (top: number) =>
      `<div style="height: 200px; overflow: auto" tabindex="0"><div style="margin-top: ${top}px">${on(light, '#333')}</div></div>`;
    expect(await judge(scrolled(-24))).toMatchObject({ violations: [], undecided: ['Words on a gradient'] });
    expect(await judge(scrolled(0))).toEqual({ unsure: 1, violations: [], undecided: [] });
    // An empty field has no letters, but its edge has their colour.
    const field = `<input aria-label="Code" value="123456" style="background: ${light}; color: #999; border: 4px solid">`;
    expect(await judge(field, 'document.querySelector("input").value = ""')).toEqual({
      unsure: 1,
      violations: [],
      undecided: [],
    });
  } finally {
    await close();
  }
});
