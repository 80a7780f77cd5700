import { AXE_LIBRARY, AXE_RUN } from '../../harness/sweep/axe';
import { openBrowser } from '../../harness/sweep/browser';
import { CHECKS } from '../../harness/sweep/checks/list';
import { LOOK_SOURCE, type PageLook, shiftScript } from '../../harness/sweep/page-script';
import { expect, isolatedTest as test } from './harness';

/** What the sweep reads in a page: each fault is planted in a small page, and only its check may find it. */

const SOUND = '<h1>Title</h1><main><p>Some text.</p></main>';

/** Begins text that runs from right to left, in its own font. */
const ARABIC = `<div dir="rtl" style="font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic'">`;

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
  `${SOUND}<button>Wide enough</button> <a href="/">A link in a line</a>`,
  `${SOUND}<div style="overflow-x: auto; width: 200px"><div style="width: 600px">Scrolls by itself</div></div>`,
];

const foundBy = ({ seen }: PageLook): string[] =>
  CHECKS.filter(({ id, look, judge }) => {
    const scenario = { site: 'NONE', language: 'en', pseudo: 'none', query: {}, faults: [] };
    return look !== undefined && judge(seen[id], { scenario } as never).length > 0;
  }).map(({ id }) => id);

test('each check of the sweep finds the fault that is planted for it, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [check, body] of PLANTED) {
    await page.setContent(`<html lang="en" dir="ltr"><body style="margin: 0">${body}</body></html>`);
    expect(foundBy(await page.evaluate<PageLook>(LOOK_SOURCE)), body).toEqual([check]);
  }
  for (const body of HARMLESS) {
    await page.setContent(`<html lang="en" dir="ltr"><body style="margin: 0">${body}</body></html>`);
    expect(foundBy(await page.evaluate<PageLook>(LOOK_SOURCE)), body).toEqual([]);
  }
});

test('the sweep reads every text of a page, adds up layout shifts, and lets axe find violations', async ({ page }) => {
  await page.addInitScript(shiftScript);
  await page.goto(
    'data:text/html,<p>First</p><p>Second <b>line</b></p><input placeholder="Name" aria-label="Your name">',
  );
  const { texts } = await page.evaluate<PageLook>(LOOK_SOURCE);
  expect(texts).toEqual(['First', 'Second line', 'Your name', 'Name']);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await pause();
    document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }));
    await pause();
  });
  await expect
    .poll(async () => (await page.evaluate<PageLook>(LOOK_SOURCE)).seen['layout-shift'] as number)
    .toBeGreaterThan(0.01);
  await page.evaluate(AXE_LIBRARY);
  expect((await page.evaluate<string[]>(AXE_RUN)).join()).toContain('html-has-lang');
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
    expect(leaving.take()).toEqual(['http://example.com/picture.png']);
    expect(page.errors.console[0]?.text).toBe('planted');
    expect(page.errors.uncaught).toEqual(['Error: unhandled']);
    expect(await page.evaluateInFrame('document.body.innerText')).toBe('Frame');
    await expect(page.evaluate('Promise.reject(new Error("refused"))')).rejects.toThrow('refused');
  } finally {
    await close();
  }
});

test('pages have the same structure if they differ in words, sizes and names of ids alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const structureOf = async (body: string) => {
    await page.setContent(`<html lang="en" dir="ltr"><body>${body}</body></html>`);
    return (await page.evaluate<PageLook>(LOOK_SOURCE)).structure;
  };
  const field = (id: string, words: string, style = '') =>
    `<main><h1 style="${style}">${words}</h1><label for="${id}">${words}</label><input id="${id}"></main>`;
  const first = await structureOf(field('r1', 'Name', 'width: 200px'));
  for (const same of [field('r9', 'Ein langer Name', 'width: 250px')]) expect(await structureOf(same)).toBe(first);
  const others = [
    field('r1', '', 'width: 200px'),
    field('r1', 'Name', 'width: 200px; color: #ccc'),
    field('r1', 'Name', 'width: 200px; visibility: hidden'),
    field('r1', 'Name', 'width: 1px; overflow: hidden'),
    field('r1', 'Name', 'width: 200px; font-size: 12px'),
    field('r1', 'Name', 'width: 200px').replace('for="r1"', 'for="r2"'),
    `${field('r1', 'Name', 'width: 200px')}<img alt="">`,
  ];
  for (const other of others) expect(await structureOf(other), other).not.toBe(first);
});
