import { type CxOptions, cx } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';

/** Cache of 500 entries (PRODUCT.md, 'Constants'). */
const merge = extendTailwindMerge({ cacheSize: 500 });

/**
 * Joins class names; of two that conflict, the later one wins. For components that callers may restyle. Components of the first
 * load use `cx` instead, which does not resolve conflicts, because the merge rules would add 8 kB to the first load.
 */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes));
}
