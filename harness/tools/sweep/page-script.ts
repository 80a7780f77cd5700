import { readAgreement } from '../../core/served-agreements';
import { callSource } from '../../kit/call-source';
import type { TextBox } from '../../kit/record';
import { AXE_ON_DEMAND } from './axe-sources';
import { CHECKS } from './checks/list';
import { WIDE_CHARACTERS, wideFont } from './wide-font';

/**
 * Source text of scripts for the page. The debugger evaluates them, so the page's content security policy stays as
 * strict as in production.
 */

/** Cookie with the page's time, in milliseconds since 1970. */
export const TIME_COOKIE = 'sweep-now';
/** Cookie that makes the next page clear the previous state's storage. */
export const FRESH_COOKIE = 'sweep-fresh';

/**
 * Runs before every document. Stops the clock, clears the storage for a new state, and removes animations and the
 * caret. A QR code becomes a grey square, because it would contain the address of this run's server.
 */
function beforeDocument({ timeCookie, freshCookie }: { timeCookie: string; freshCookie: string }): void {
  const cookies = (() => {
    try {
      return new Map(document.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]));
    } catch {
      // Documents without an origin have no cookies and no storage.
      return undefined;
    }
  })();
  if (cookies === undefined) return;
  if (cookies.has(freshCookie)) {
    localStorage.clear();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is asynchronous.
    document.cookie = `${freshCookie}=; Max-Age=0; Path=/`;
    // Other engines than Chromium set it for all hosts of the session.
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
    // The app computes the page's age from `timeOrigin`: with the fixed clock, always 0.
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
 * Adds up layout shifts, including those that the browser attributes to input, as it does for changes of screen size.
 * `sweepOwnShift` excludes them, for steps of walks, which have input. `sweepMoved` names what moved since the sum was
 * 0. Runs before every document.
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

/** The app's fallback family until its fonts have loaded (`src/ui/boot.css`). */
const STAND_IN = 'Plex stand-in';

/** Adds a font to the fallback family in each weight. Runs before every document. */
function addToStandIn({ family, font, parts }: { family: string; font: string; parts: typeof WIDE_CHARACTERS }): void {
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  for (const weight of ['400', '500', '600']) {
    for (const part of parts) document.fonts.add(new FontFace(family, bytes, { ...part, weight }));
  }
}

const BEFORE_DOCUMENT = callSource(beforeDocument, { timeCookie: TIME_COOKIE, freshCookie: FRESH_COOKIE });

/** For engines other than Chromium, which report no layout shifts. */
export const ENGINE_SCRIPTS = [BEFORE_DOCUMENT, AXE_ON_DEMAND];

/** Runs before every document of a sweep. */
export const PAGE_SCRIPTS = [
  BEFORE_DOCUMENT,
  callSource(shiftScript),
  callSource(addToStandIn, { family: STAND_IN, font: wideFont(), parts: WIDE_CHARACTERS }),
  AXE_ON_DEMAND,
];

export interface PageLook {
  /** By the id of the check. */
  readonly seen: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly heading: string;
  readonly path: string;
  readonly texts: readonly string[];
  readonly height: number;
  readonly boxes: readonly TextBox[];
  /** Lines of the shown agreement. */
  readonly agreement: readonly string[];
  /** Loaded web fonts: family and weight, without the fallback. */
  readonly fonts: readonly string[];
}

/**
 * Reads texts in document order: visible ones by line, then names for screen readers only. Reads an inline arrow by its
 * name. Runs in the page.
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

/** Reads the position of each visible text. Runs in the page. */
function readBoxes(): [string, number, number, number, number][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: [string, number, number, number, number][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '') continue;
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    // Text for screen readers only is a pixel in size.
    if (width > 1 && height > 1) {
      boxes.push([text, Math.round(left + scrollX), Math.round(top + scrollY), Math.ceil(width), Math.ceil(height)]);
    }
  }
  return boxes;
}

/**
 * Waits until fonts have loaded and the last layout shift was reported. Waits again, at most two seconds, if the app
 * has made more calls or loads a picture that it is ready without. Runs in the page.
 */
async function rest(): Promise<void> {
  const isReady = () => document.querySelector('html[data-shell]:not([data-ready]), [data-late]') === null;
  const until = performance.now() + 2000;
  do {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  } while (!isReady() && performance.now() < until);
}

/** Statements that add to `seen` what checks read in the page. */
const looksOf = (which: 'look' | 'lookAtWhole') =>
  CHECKS.map((check) =>
    check[which] === undefined ? '' : `seen[${JSON.stringify(check.id)}] = (${check[which]})();`,
  ).join('\n');

/** For checks that need the whole page in view; evaluates to the `seen` of a `PageLook`. */
export const WHOLE_SOURCE = `(() => {
  const __name = (value) => value;
  const seen = {};
  ${looksOf('lookAtWhole')}
  return seen;
})()`;

/** For all other checks; evaluates to a promise of a `PageLook`. */
export const LOOK_SOURCE = `(async () => {
  const __name = (value) => value;
  await (${rest})();
  const seen = {};
  ${looksOf('look')}
  return {
    seen,
    title: document.title,
    heading: [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? '',
    path: location.pathname + location.search,
    texts: (${readTexts})(),
    height: (document.scrollingElement ?? document.documentElement).scrollHeight,
    boxes: (${readBoxes})(),
    agreement: (${readAgreement})(),
    fonts: [...new Set([...document.fonts].flatMap(({ status, family, weight }) => (status === 'loaded' && !family.includes('${STAND_IN}') ? [family + ' ' + weight] : [])))].sort(),
  };
})()`;
