import type { AxeLook } from './axe';
import { AXE_ON_DEMAND } from './axe-sources';
import { callSource } from './call-source';
import { CHECKS } from './checks/list';
import { readColours } from './colours';
import type { TextBox } from './record';
import { readAgreement } from './served-agreements';
import { hasSizeRisk, SMALLEST_TARGET } from './size-risk';
import { readStructure } from './structure';
import { WIDE_CHARACTERS, wideFont } from './wide-font';

/**
 * Scripts that run in the page, as source text. The debugger evaluates them, so that the page's content security policy can stay as
 * strict as it is in production.
 */

/** Name of the cookie with the page's time, in milliseconds since the epoch. */
export const TIME_COOKIE = 'sweep-now';
/** Name of the cookie that makes the next page clear the storage of the previous state. */
export const FRESH_COOKIE = 'sweep-fresh';

/**
 * Runs before every document. Stops the clock, clears the storage for a new state, and removes animations and the caret from the pictures. A QR code
 * becomes a grey square: it would hold the address of the run's own server, so that no two pictures of its page were equal.
 */
function beforeDocument({ timeCookie, freshCookie }: { timeCookie: string; freshCookie: string }): void {
  const cookies = (() => {
    try {
      return new Map(document.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
    } catch {
      // A document without an origin has no cookies and no storage.
      return undefined;
    }
  })();
  if (cookies === undefined) return;
  if (cookies.has(freshCookie)) {
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is asynchronous.
    document.cookie = `${freshCookie}=; Max-Age=0; Path=/`;
    // The engines other than Chromium set it for all hosts of the session.
    const ofSession = location.hostname.split('.').slice(-2).join('.');
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${freshCookie}=; Max-Age=0; Path=/; Domain=${ofSession}`;
  }
  const now = Number(cookies.get(timeCookie));
  if (now > 0) {
    const RealDate = Date;
    const FixedDate = function (this: unknown, ...parts: []) {
      if (new.target === undefined) return new RealDate(now).toString();
      return Reflect.construct(RealDate, parts.length === 0 ? [now] : parts, new.target);
    };
    FixedDate.prototype = RealDate.prototype;
    Object.setPrototypeOf(FixedDate, RealDate);
    Object.assign(globalThis, { Date: Object.assign(FixedDate, { now: () => now }) });
    RealDate.prototype.constructor = FixedDate;
    // The app computes from `timeOrigin` how long the page has been open: with the fixed clock, always 0.
    Object.defineProperty(performance, 'timeOrigin', { get: () => now });
  }
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }' +
      'path[shape-rendering="crispEdges"] { fill: #8d8d8d !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
}

/**
 * Adds up the layout's shifts, also those that the browser takes for an answer to input: a sweep has none, but changes of the screen's size count as
 * such. `sweepOwnShift` leaves them out, for the steps of a walk, which have input. `sweepMoved` names what moved since the sum was 0. Runs before every
 * document.
 */
export function shiftScript(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
  const shifts = globalThis as unknown as { sweepShift: number; sweepOwnShift: number; sweepMoved: string[] };
  Object.assign(shifts, { sweepShift: 0, sweepOwnShift: 0, sweepMoved: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (shifts.sweepShift === 0) shifts.sweepMoved = [];
      shifts.sweepShift += entry.value;
      if (!entry.hadRecentInput) shifts.sweepOwnShift += entry.value;
      for (const { node } of entry.sources) {
        if (shifts.sweepMoved.length === 5) break;
        const name = node?.nodeName.toLowerCase() ?? 'removed';
        shifts.sweepMoved.push(`${name} “${node?.textContent?.trim().slice(0, 30) ?? ''}”`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The family that the app draws with until its own fonts are there (`src/ui/boot.css`). */
const STAND_IN = 'Plex stand-in';

/**
 * Adds a font to the stand-in family, in each weight of the family. Runs before
 * every document.
 */
function addToStandIn({ family, font, parts }: { family: string; font: string; parts: typeof WIDE_CHARACTERS }): void {
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  for (const weight of ['400', '500', '600']) {
    for (const part of parts) document.fonts.add(new FontFace(family, bytes, { ...part, weight }));
  }
}

const BEFORE_DOCUMENT = callSource(beforeDocument, { timeCookie: TIME_COOKIE, freshCookie: FRESH_COOKIE });

/** The same in engines other than Chromium, which report no layout shifts. */
export const ENGINE_SCRIPTS = [BEFORE_DOCUMENT, AXE_ON_DEMAND];

/** Sources of what runs before every document of a sweep. */
export const PAGE_SCRIPTS = [
  BEFORE_DOCUMENT,
  callSource(shiftScript),
  callSource(addToStandIn, { family: STAND_IN, font: wideFont(), parts: WIDE_CHARACTERS }),
  AXE_ON_DEMAND,
];

/** What is read from the page. */
export interface PageLook extends AxeLook {
  /** By the id of the check. */
  readonly seen: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly heading: string;
  readonly path: string;
  readonly texts: readonly string[];
  readonly height: number;
  readonly boxes: readonly TextBox[];
  /** Lines of the agreement that the page shows. */
  readonly agreement: readonly string[];
  /** Loaded web fonts: family and weight, without the stand-in until they are there. */
  readonly fonts: readonly string[];
}

/**
 * Reads texts in the order of the document: the visible ones by line, then names that only screen readers say. An arrow that is drawn within a text is read
 * there, by its name. Runs in the page.
 */
function readTexts(): string[] {
  const drawn = [...document.querySelectorAll<HTMLElement>(':has(> svg[role="img"][aria-label])')].map((around) => {
    const parts = [...around.childNodes].map((node) =>
      node instanceof SVGElement ? node.ariaLabel : node instanceof HTMLElement ? node.innerText : node.textContent,
    );
    return { without: around.innerText.trim(), whole: parts.join('').trim() };
  });
  const lines = document.body.innerText.split('\n').map((line) => {
    const found = drawn.find(({ without }) => without !== '' && line.includes(without));
    return (found === undefined ? line : line.replace(found.without, found.whole)).trim();
  });
  const named = [...document.querySelectorAll('body [aria-label], body [placeholder], body [title], body [alt]')];
  const spoken = named.flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)?.trim() ?? ''),
  );
  return [...lines, ...new Set(spoken.filter((name) => name !== '→' && name !== '←'))].filter((text) => text !== '');
}

/** Reads where each visible text stands. Runs in the page. */
function readBoxes(): [string, number, number, number, number][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: [string, number, number, number, number][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '') continue;
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    // Texts for screen readers alone are a pixel in size.
    if (width > 1 && height > 1) {
      boxes.push([text, Math.round(left + scrollX), Math.round(top + scrollY), Math.ceil(width), Math.ceil(height)]);
    }
  }
  return boxes;
}

/**
 * Waits until the fonts are loaded and the layout's last shift was reported; and again where the app has made further calls meanwhile, or loads
 * a picture that it is ready without, for two seconds at most. Runs in the page.
 */
async function rest(): Promise<void> {
  const isReady = () => document.querySelector('html[data-mode]:not([data-ready]), [data-late]') === null;
  const until = performance.now() + 2000;
  do {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  } while (!isReady() && performance.now() < until);
}

/** Statements that add what checks read in the page to `seen`. */
const looksOf = (which: 'look' | 'lookAtWhole') =>
  CHECKS.map((check) =>
    check[which] === undefined ? '' : `seen[${JSON.stringify(check.id)}] = (${check[which]})();`,
  ).join('\n');

/** Source that reads what checks need the whole page in view for; its value is the same as `seen` of a `PageLook`. */
export const WHOLE_SOURCE = `(() => {
  const __name = (value) => value;
  const seen = {};
  ${looksOf('lookAtWhole')}
  return seen;
})()`;

/** Source that reads the page for all other checks; its value is a promise of `PageLook`. */
export const LOOK_SOURCE = `(async () => {
  const __name = (value) => value;
  await (${rest})();
  const seen = {};
  ${looksOf('look')}
  return {
    seen,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    path: location.pathname + location.search,
    texts: (${readTexts})(),
    structure: (${readStructure})(),
    colours: [...new Set((${readColours})().values())],
    sizeRisk: (${hasSizeRisk})(${SMALLEST_TARGET}),
    height: (document.scrollingElement ?? document.documentElement).scrollHeight,
    boxes: (${readBoxes})(),
    agreement: (${readAgreement})(),
    fonts: [...new Set([...document.fonts].flatMap(({ status, family, weight }) => (status === 'loaded' && !family.includes('${STAND_IN}') ? [family + ' ' + weight] : [])))].sort(),
  };
})()`;
