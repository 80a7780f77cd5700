import { type CxOptions, cx } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';

/** Cache of 500 entries (PRODUCT.md, 'Constants'). */
const merge = extendTailwindMerge({ cacheSize: 500 });

/**
 * Joins class names; of two that conflict, the later one wins. For what is shown on request. What a screen shows
 * first (fields, buttons, banners) uses `cx` instead, which does not resolve conflicts, because the merge rules are 8 kB.
 */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes));
}
