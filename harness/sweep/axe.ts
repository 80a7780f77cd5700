import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Rules of WCAG 2.2 AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on sizes and places. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/** What axe found on a page. */
export interface AxeResult {
  readonly violations: readonly string[];
  /** `ran`, or the state whose page has the same structure and passed. */
  readonly axe: 'ran' | { readonly sameAs: string };
}

/** Folder of what axe found, below the sweep's folder: one file for each structure of a page. */
export const AXE_FOLDER = '.axe';

/** Evaluates source text in a page, and awaits its value. */
export type Evaluate = <T>(source: string) => Promise<T>;

/**
 * Runs axe on pages. The rules that depend on sizes and places run on every page, the others once for all pages of the same structure. Only a
 * page without violations answers for others, so that each failure was found on the state's own page. Workers share what they found by files.
 */
export class AxeRunner {
  /** @param folder where the pages of this build that passed are written down */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  async run(evaluate: Evaluate, id: string, structure: string): Promise<AxeResult> {
    const path = join(this.folder, createHash('sha256').update(structure).digest('hex'));
    if (existsSync(path)) {
      const violations = await evaluate<string[]>(AXE_SIZES_RUN);
      return { violations, axe: { sameAs: readFileSync(path, 'utf8') } };
    }
    const violations = await evaluate<string[]>(AXE_RUN);
    if (violations.length === 0) writeOnce(path, id);
    return { violations, axe: 'ran' };
  }
}

/** Writes a file whole or not at all, so that another worker never reads a part of it. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a page. Evaluated once a document. */
export const AXE_LIBRARY = `${LIBRARY};undefined`;

/** Lets a document load axe when it is needed. Run before every document: the browser then keeps the library, already compiled. */
export const AXE_ON_DEMAND = `globalThis.sweepAxe = () => { ${LIBRARY} }`;

/**
 * Source that runs rules; its value is a promise of the violations, one text each. Vendors' frames are not checked, and style sheets are not
 * fetched again: no rule of these sets needs that. Where the elements stand is found out only if there are violations, because it takes time.
 */
function runOf(runOnly: object): string {
  return `globalThis.sweepAxe?.(), (async () => {
    const options = { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'], iframes: false, preload: false };
    const { violations: found } = await axe.run({ ...options, selectors: false, noHtml: true });
    const { violations } = found.length === 0 ? { violations: found } : await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + (failureSummary ?? '').replaceAll('\\n', ' ')));
  })()`;
}

/** Runs all rules. */
export const AXE_RUN = runOf({ type: 'tag', values: RULES });
/** Runs the rules that depend on sizes and places. */
const AXE_SIZES_RUN = runOf({ type: 'rule', values: SIZE_RULES });
