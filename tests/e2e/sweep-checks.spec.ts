import type { Page } from '@playwright/test';
import { DIST_DIR } from '../../harness/cli/paths';
import { DEVICE_SIZES } from '../../harness/engine/devices';
import { AxeRunner } from '../../harness/sweep/axe';
import { AXE_LIBRARY, AXE_RUN, CONTRAST_RUN, type ContrastResult, SIZES_RUN } from '../../harness/sweep/axe-sources';
import { openBrowser } from '../../harness/sweep/browser';
import type { CountedShifts } from '../../harness/sweep/checks/layout-shift';
import { CHECKS } from '../../harness/sweep/checks/list';
import { contrastByPixels } from '../../harness/sweep/contrast-by-pixels';
import { LOOK_SOURCE, PAGE_SCRIPTS, type PageLook, shiftScript, WHOLE_SOURCE } from '../../harness/sweep/page-script';
import { FAULTS, type Fault } from '../../harness/sweep/prove/faults';
import { prove } from '../../harness/sweep/prove/prove';
import { expect, isolatedTest as test } from './harness';

/** What the sweep reads in a page: each fault is planted in a small page, and only its check may find it. */

const SOUND = '<h1>Title</h1><main><p>Some text.</p></main>';

/** Begins text that runs from right to left, in its own font. */
const ARABIC = `<div dir="rtl" style="font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic'">`;

/** Gives an element of a page the properties that React would keep on it. */
function withProps(selector: string, properties: string): string {
  return `<script>document.querySelector('main').__reactProps$1 = { children: '' };
    document.querySelector('${selector}').__reactProps$1 = ${properties};</script>`;
}

/** Checks with a look at the page that find the fault. */
const PLANTED: readonly (readonly [check: string, body: string])[] = [
  ['overflow', `${SOUND}<div style="width: 330px">Too wide for a small phone</div>`],
  ['clipped', `${SOUND}<p style="width: 60px; overflow: hidden; white-space: nowrap">Too long for its box</p>`],
  ['clipped', `${SOUND}<p style="height: 10px; overflow: clip">Too high for its box</p>`],
  [
    'spilled',
    `${SOUND}<button style="width: 60px; height: 20px; white-space: nowrap">Too long for its button</button>`,
  ],
  ['spilled', `${SOUND}<button style="width: 60px; height: 20px; padding: 0">Too many lines for its height</button>`],
  ['glyphs', `${SOUND}<p style="font-family: 'IBM Plex Sans'">Latin, Кириллица, 漢字</p>`],
  ['isolation', `${SOUND}${ARABIC}<p>رقمك +971 50 123</p></div>`],
  ['isolation', `${SOUND}${ARABIC}<p>إلى <b>ab@example.com</b> الآن</p></div>`],
  ['landmarks', `${SOUND}<h1>Another title</h1>`],
  ['landmarks', '<h1>Title</h1><p>No main part.</p>'],
  ['ids', `${SOUND}<p id="one">One</p><p id="one">Another</p>`],
  ['focus', `${SOUND}<button style="outline: none">Continue</button>`],
  ['focus', `${SOUND}<a href="/" style="outline: 2px solid">Continue</a>`],
  [
    'covered',
    `${SOUND}<style>section::after { content: ''; position: absolute; inset: 0; background: #fff }</style><section><p>Below</p></section>`,
  ],
  [
    'covered',
    `${SOUND}<p style="margin-bottom: -30px">Below</p><p style="background: #fff; position: relative">Above</p>`,
  ],
  ['covered', `${SOUND}<p style="height: 1px">One sentence</p><p style="margin-top: -17px">Another sentence</p>`],
  [
    'covered',
    `${SOUND}<p>Below</p><div style="position: fixed; inset: 0; background: #fffc; pointer-events: none"></div>`,
  ],
  ['dead-button', `${SOUND}<button>Continue</button>${withProps('button', '{}')}`],
  ['dead-button', `${SOUND}<button>Continue</button>${withProps('button', '{ onClick: () => {} }')}`],
  ['language', `${SOUND}<script>document.documentElement.lang = 'de'</script>`],
];

/** Pages on which no check may find anything. */
const HARMLESS = [
  SOUND,
  // A hidden heading does not count, nor does a text for screen readers alone.
  `${SOUND}<div hidden><h1>Spare title</h1></div>`,
  `${SOUND}<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers</span>`,
  // Isolated by an element or by characters, or alone in its block.
  `${SOUND}${ARABIC}<p>إلى <bdi>ab@example.com</bdi> أو \u2066+971 50\u2069</p><p>Aurel</p><p>48 ساعة</p></div>`,
  `${SOUND}<button>Acts</button>${withProps('button', '{ onClick: () => history.back() }')}`,
  `${SOUND}<form><button>Sends its form</button></form>${withProps('form', '{}')}`,
  // Two lines that touch, a text that scrolls out of its area, and one below a layer that nobody sees.
  `${SOUND}<p style="line-height: 1">One line<br>Another line</p><div style="height: 1px; overflow: auto" tabindex="0"><p>Scrolls</p></div>`,
  `${SOUND}<p>Below</p><div style="position: fixed; inset: 0; background: #fff; opacity: 0"></div>`,
  `${SOUND}<button>Wide enough</button> <a href="/">A link in a line</a>`,
  `${SOUND}<div style="overflow-x: auto; width: 200px"><div style="width: 600px">Scrolls by itself</div></div>`,
];

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
    // Not until the page is loaded: that may wait for its fonts.
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
    // The browser reports what happened in another order than the page did it, and a moment later.
    const said: (string | undefined)[] = [];
    const uncaught: string[] = [];
    const gather = async () => {
      const errors = await page.takeErrors();
      said.push(...errors.console.map(({ text }) => text));
      uncaught.push(...errors.uncaught);
      return [said.includes('planted'), uncaught];
    };
    await expect.poll(gather).toEqual([true, ['Error: unhandled']]);
    // The picture can fail before the document of the frame is there.
    await expect(async () => {
      expect(await page.evaluateInFrame('document.body.innerText')).toBe('Frame');
    }).toPass();
    await expect(page.evaluate('Promise.reject(new Error("refused"))')).rejects.toThrow('refused');
  } finally {
    await close();
  }
});

test('pages have the same structure if they differ in words, colours, sizes and names of ids alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const structureOf = async (body: string) => {
    await page.setContent(`<html lang="en" dir="ltr"><body>${body}</body></html>`);
    return (await page.evaluate<PageLook>(LOOK_SOURCE)).structure;
  };
  const field = (id: string, words: string, style = '') =>
    `<main><h1 style="${style}">${words}</h1><label for="${id}">${words}</label><input id="${id}"></main>`;
  const first = await structureOf(field('r1', 'Name', 'width: 200px; color: #000'));
  expect(await structureOf(field('r9', 'Ein langer Name', 'width: 250px; color: #ccc'))).toBe(first);
  const progress = (step: string) =>
    `<progress aria-label="${step}" aria-valuetext="${step}" max="4" value="1"></progress>`;
  expect(await structureOf(progress('Schritt 1 von 4'))).toBe(await structureOf(progress('Step 1 of 4')));
  const others = [
    field('r1', '', 'width: 200px; color: #000'),
    field('r1', 'Name', 'width: 200px; color: #000; visibility: hidden'),
    field('r1', 'Name', 'width: 1px; color: #000; overflow: hidden'),
    field('r1', 'Name', 'width: 200px; color: #000').replace('for="r1"', 'for="r2"'),
    `${field('r1', 'Name', 'width: 200px; color: #000')}<img alt="">`,
  ];
  for (const other of others) expect(await structureOf(other), other).not.toBe(first);
});

const BIG = 'width: 48px; height: 48px; padding: 0; border: 0;';
const SCROLLING = 'width: 100px; height: 60px; overflow-y: scroll';

/** Bodies on which axe's rules about sizes and places find something. */
const BAD_SIZES = [
  '<button style="width: 12px; height: 12px; padding: 0">a</button><button style="width: 12px; height: 12px; padding: 0">b</button>',
  `<button style="${BIG} height: 20px; display: block">a</button><input aria-label="b" type="checkbox" style="margin: 0">`,
  `<button style="${BIG}">a</button><button style="${BIG} margin-left: -35px">b</button>`,
  `<div style="${SCROLLING}"><p style="margin-top: 300px">Below</p></div>`,
];

/** Bodies on which they find nothing, and need not run. */
const GOOD_SIZES = [
  `<button style="${BIG}">a</button> <a href="/" style="display: inline-block; ${BIG}">b</a>`,
  `<button style="${BIG}">a</button> <button hidden style="width: 9px">b</button>`,
  `<h1 tabindex="-1" style="height: 10px">Title</h1><div style="${SCROLLING}">Short</div>`,
];

test("axe's rules about sizes run where a target is small or touches another one, or an area scrolls", async ({
  page,
}) => {
  const sizesOf = async (body: string) => {
    await page.setContent(`<html lang="en"><title>Page</title><body><main>${body}</main></body></html>`);
    await page.evaluate(AXE_LIBRARY);
    const { sizeRisk } = await page.evaluate<PageLook>(LOOK_SOURCE);
    return { sizeRisk, found: (await page.evaluate<string[]>(SIZES_RUN)).length > 0 };
  };
  for (const body of BAD_SIZES) expect(await sizesOf(body), body).toEqual({ sizeRisk: true, found: true });
  for (const body of GOOD_SIZES) expect(await sizesOf(body), body).toEqual({ sizeRisk: false, found: false });
});

test('each rule of axe runs where it can find something new, and only pages that passed answer for others', async ({
  page,
}, info) => {
  const runner = new AxeRunner(info.outputPath('axe'));
  const judge = async (id: string, main: string) => {
    await page.setContent(`<html lang="en"><title>Page</title><body><main>${main}</main></body></html>`);
    await page.evaluate(AXE_LIBRARY);
    const { violations, axe } = await runner.run(
      (source) => page.evaluate(source),
      id,
      await page.evaluate<PageLook>(LOOK_SOURCE),
    );
    return { rules: violations.map((text) => text.split(':')[0]), ...axe };
  };
  const text = (style: string, words = 'Some words') => `<h1 style="${style}">${words}</h1>`;
  const covered = (style: string) =>
    `<h1 style="${style}">Some words</h1><p style="position: absolute; inset: 0; background: #fff">Other words</p>`;
  const passed = { rules: [], structure: 'ran', contrast: 'ran' };

  expect(await judge('black', text('color: #000'))).toEqual(passed);
  const byBlack = { structure: { sameAs: 'black' }, contrast: { sameAs: ['black'] } };
  expect(await judge('other words', text('color: #000', 'More'))).toEqual({ rules: [], ...byBlack });
  // A fault is found on every page that has it.
  for (const id of ['pale', 'pale again']) {
    const found = { rules: ['color-contrast'], structure: { sameAs: 'black' }, contrast: 'ran' };
    expect(await judge(id, text('color: #ccc'))).toEqual(found);
  }
  // What lies behind a text counts: around it, and beside it.
  expect((await judge('dark behind', `<div style="background: #222">${text('color: #000')}</div>`)).rules).toEqual([
    'color-contrast',
  ]);
  expect((await judge('faded', `<div style="opacity: 0.3">${text('color: #000')}</div>`)).rules).toEqual([
    'color-contrast',
  ]);
  const inContents = `<div style="display: contents">${text('color: #bbb')}</div>`;
  expect((await judge('below an element without a box', inContents)).rules).toEqual(['color-contrast']);
  // axe cannot tell the contrast of a text that something covers, so its colours do not count as passed on other pages.
  expect(await judge('covered', covered('color: #000'))).toEqual(passed);
  expect((await judge('covered again', covered('color: #000'))).contrast).toBe('ran');
  // A structure with a fault does not count as passed on other pages.
  for (const id of ['no name', 'no name either']) {
    expect(await judge(id, '<h1>Title</h1><button></button>')).toMatchObject({
      rules: ['button-name'],
      structure: 'ran',
    });
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
      await page.evaluate(AXE_LIBRARY);
      const { unsure } = await page.evaluate<ContrastResult>(CONTRAST_RUN);
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
    // Below a layer that lets little of the text through, the colour alone would be enough.
    const layer = '<div style="position: absolute; inset: 0; background: #fffd"></div>';
    expect(await judge(on(light, '#333') + layer)).toEqual({ unsure: 1, violations: low, undecided: [] });
    const opaque = '<div style="position: absolute; inset: 0; background: #fff"></div>';
    expect(await judge(on(light, '#333') + opaque)).toMatchObject({
      violations: [],
      undecided: ['Words on a gradient'],
    });
    // Of the text that has scrolled out of its area, only the lowest edges of letters are in view.
    const scrolled = (top: number) =>
      `<div style="height: 200px; overflow: auto" tabindex="0"><div style="margin-top: ${top}px">${on(light, '#333')}</div></div>`;
    expect(await judge(scrolled(-24))).toMatchObject({ violations: [], undecided: ['Words on a gradient'] });
    expect(await judge(scrolled(0))).toEqual({ unsure: 1, violations: [], undecided: [] });
    // A field that was emptied meanwhile has no letters; its edge has their colour.
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

test('planted faults are found by the checks that are there for them, and a missed one is reported', async ({
  page: _page,
}, info) => {
  const ids = ['half-translated', 'covered-by-style', 'button-without-handler', 'title'];
  const sound = { ...FAULTS[0], id: 'sound', says: 'No fault', plant: () => undefined } as Fault;
  const found: Record<string, readonly string[]> = {};
  const { idle } = await prove([...FAULTS.filter(({ id }) => ids.includes(id)), sound], {
    ...{ distDir: DIST_DIR, out: info.outputPath('prove'), workers: 1 },
    onProof: ({ fault, checks }) => {
      found[fault.id] = checks;
    },
  });
  expect(found).toEqual({
    'half-translated': ['other-language'],
    'covered-by-style': ['covered'],
    'button-without-handler': ['dead-button'],
    title: ['title'],
    sound: [],
  });
  expect(idle).toEqual([sound]);
});
