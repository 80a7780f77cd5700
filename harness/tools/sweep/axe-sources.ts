import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Source text that loads axe into a page and runs its rules there. */

/** Evaluates source text in a page and awaits its value. */
export type Evaluate = <T>(source: string) => Promise<T>;

/** Rules of WCAG 2.2 AA, and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const ALL_RULES = { runOnly: { type: 'tag', values: AXE_TAGS } };

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe; evaluated once per document. */
export const AXE_LIBRARY = `${LIBRARY};undefined`;

/** Lets a document load axe on demand. Runs before every document, so the browser caches the compiled library. */
export const AXE_ON_DEMAND = `globalThis.sweepAxe = () => { ${LIBRARY} }`;

/** Expression that loads axe unless it has loaded. */
const LOAD = '(globalThis.axe === undefined && globalThis.sweepAxe?.()),';

/**
 * Skips vendors' frames and does not refetch style sheets, which no rule here needs. Selectors are slow, so only
 * violations get them.
 */
const OPTIONS = { iframes: false, preload: false, selectors: false, noHtml: true };

/** Function body that resolves with the violations, one text each. `within` is a selector; default: the page. */
function bodyOf(options: object, within?: string): string {
  const part = within === undefined ? 'document' : JSON.stringify(within);
  return `
    const options = ${JSON.stringify({ ...OPTIONS, resultTypes: ['violations'], ...options })};
    const { violations: found } = await axe.run(${part}, options);
    const { violations } = found.length === 0 ? { violations: found } : await axe.run(${part}, { ...options, selectors: true, noHtml: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + (failureSummary ?? '').replaceAll('\\n', ' ')));`;
}

function runOf(options: object, within?: string): string {
  return `${LOAD} (async () => {${bodyOf(options, within)}})()`;
}

/** Runs all rules, only inside `within` if given. axe throws if nothing matches it. */
export const axeRun = (within?: string): string => runOf(ALL_RULES, within);
export const AXE_RUN = axeRun();

export interface AxeResult {
  /** One text each. */
  readonly found: readonly string[];
  /** Number of texts with undecided contrast. The page keeps them as `sweepUnsure` for `contrast-by-pixels.ts`. */
  readonly unsure: number;
}

/** Runs all rules on the page; evaluates to a promise of an `AxeResult`. */
export const AXE_CHECK = `${LOAD} (async () => {
  const options = ${JSON.stringify({ ...OPTIONS, ...ALL_RULES, resultTypes: ['violations', 'incomplete'], elementRef: true })};
  const { violations, incomplete } = await axe.run(options);
  const contrast = incomplete.filter(({ id }) => id === 'color-contrast');
  globalThis.sweepUnsure = contrast.flatMap(({ nodes }) => nodes.map(({ element }) => element));
  const readFound = async () => {${bodyOf(ALL_RULES)}};
  return { unsure: sweepUnsure.length, found: violations.length === 0 ? [] : await readFound() };
})()`;
