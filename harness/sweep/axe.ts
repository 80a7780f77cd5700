import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Rules of WCAG 2.2 AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a page. Evaluated once a document. */
export const AXE_LIBRARY = `${LIBRARY};undefined`;

/** Runs axe; its value is a promise of the violations, one text each. Vendors' frames are not checked. */
export const AXE_RUN = `axe.run({
  runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'], iframes: false,
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + (failureSummary ?? '').replaceAll('\\n', ' '))))`;
