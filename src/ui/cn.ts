import { type CxOptions, cx } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';

/** The cache's size is the spec's (spec 9). */
const merge = extendTailwindMerge({ cacheSize: 500 });

/**
 * Joins class names; of two that contradict each other the later one wins. For pieces that callers may restyle. What every page
 * draws joins with `cx` instead, and takes classes for its place alone: the rules of merging are 8 kB of the first load.
 */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes));
}
