import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame } from '@playwright/test';

/** Rules of WCAG 2.2 AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe found on a page. */
export interface AxeResult {
  readonly violations: readonly string[];
  /** `ran`, or the state whose page has the same structure and passed. */
  readonly axe: 'ran' | { readonly sameAs: string };
}

/**
 * Runs axe on pages, once for all that differ in their words alone: colours, sizes, names and roles are the same on them. Only a page
 * without violations answers for others, so that each failure was found on the state's own page.
 */
export class AxeRunner {
  /** State that passed, by the structure of its page. */
  readonly #passed = new Map<string, string>();

  async run(frame: Frame, id: string, structure: string): Promise<AxeResult> {
    const key = createHash('sha256').update(structure).digest('base64');
    const sameAs = this.#passed.get(key);
    if (sameAs !== undefined) return { violations: [], axe: { sameAs } };
    await frame.evaluate(AXE_LIBRARY);
    const violations = await frame.evaluate<string[]>(AXE_RUN);
    if (violations.length === 0) this.#passed.set(key, id);
    return { violations, axe: 'ran' };
  }
}

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a page. Evaluated once a document. */
export const AXE_LIBRARY = `${LIBRARY};undefined`;

/** Runs axe; its value is a promise of the violations, one text each. Vendors' frames are not checked. */
export const AXE_RUN = `axe.run({
  runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'], iframes: false,
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + (failureSummary ?? '').replaceAll('\\n', ' '))))`;
