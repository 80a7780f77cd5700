import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readColours } from './colours';

/** JavaScript source texts that load axe into a page and run its rules there. */

/** Rules of WCAG 2.2 AA, and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on sizes and places. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/** The rule about contrast, which depends on colours. */
const CONTRAST_RULE = 'color-contrast';

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page. Evaluated once in each document. */
export const AXE_LIBRARY = `${LIBRARY};undefined`;

/** Lets a document load axe when it is needed. Run before every document: the browser then keeps the library, already compiled. */
export const AXE_ON_DEMAND = `globalThis.sweepAxe = () => { ${LIBRARY} }`;

/** Start of an expression: loads axe where it is not loaded yet. */
const LOAD = '(globalThis.axe === undefined && globalThis.sweepAxe?.()),';

/**
 * Options of every run. Vendors' frames are not checked, and style sheets are not fetched again: no rule of these sets needs that. The
 * selectors of elements are computed only for violations, because that takes time.
 */
const OPTIONS = { iframes: false, preload: false, selectors: false, noHtml: true };

/** Body of a function that resolves with the violations of rules, one text each. `within` is the selector of the only part that is looked at. */
function bodyOf(options: object, within?: string): string {
  const part = within === undefined ? 'document' : JSON.stringify(within);
  return `
    const options = ${JSON.stringify({ ...OPTIONS, resultTypes: ['violations'], ...options })};
    const { violations: found } = await axe.run(${part}, options);
    const { violations } = found.length === 0 ? { violations: found } : await axe.run(${part}, { ...options, selectors: true, noHtml: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + (failureSummary ?? '').replaceAll('\\n', ' ')));`;
}

/** Source that runs rules; its value is a promise of the violations, one text each. */
function runOf(options: object, within?: string): string {
  return `${LOAD} (async () => {${bodyOf(options, within)}})()`;
}

/** Runs all rules; with `within` only on the part of the page that this selector names. axe throws where there is no such part. */
export const axeRun = (within?: string): string => runOf({ runOnly: { type: 'tag', values: AXE_TAGS } }, within);
/** Runs all rules on the whole page. */
export const AXE_RUN = axeRun();
/** Runs all rules but those that depend on contrast, sizes and places. */
export const STRUCTURE_RUN = runOf({
  runOnly: { type: 'tag', values: AXE_TAGS },
  rules: Object.fromEntries([CONTRAST_RULE, ...SIZE_RULES].map((rule) => [rule, { enabled: false }])),
});
/** Runs the rules that depend on sizes and places. */
export const SIZES_RUN = runOf({ runOnly: { type: 'rule', values: SIZE_RULES } });

/** Result of the contrast rule. */
export interface ContrastResult {
  /** Its violations. */
  readonly found: readonly string[];
  /** The colours of the texts that passed. */
  readonly passed: readonly string[];
  /** Number of texts that axe could not decide. The page keeps them as `sweepUnsure`, see `contrast-by-pixels.ts`. */
  readonly unsure: number;
}

const CONTRAST_ONLY = { runOnly: { type: 'rule', values: [CONTRAST_RULE] } };
/** Runs the rule about contrast; its value is a promise of a `ContrastResult`. */
export const CONTRAST_RUN = `${LOAD} (async () => {
  const __name = (value) => value;
  const colours = (${readColours})();
  const options = ${JSON.stringify({ ...OPTIONS, ...CONTRAST_ONLY, resultTypes: ['violations', 'passes', 'incomplete'], elementRef: true })};
  const { violations, passes, incomplete } = await axe.run(options);
  globalThis.sweepUnsure = incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element));
  const passed = passes.flatMap(({ nodes }) => nodes.flatMap(({ element }) => colours.get(element) ?? []));
  const readFound = async () => {${bodyOf(CONTRAST_ONLY)}};
  return { unsure: sweepUnsure.length, passed: [...new Set(passed)], found: violations.length === 0 ? [] : await readFound() };
})()`;
