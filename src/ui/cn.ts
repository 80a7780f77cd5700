import { type CxOptions, cx } from 'class-variance-authority';
import { extendTailwindMerge } from 'tailwind-merge';

/** Cache of 500 entries. */
const merge = extendTailwindMerge({ cacheSize: 500 });

/** The later of two conflicting classes wins. First views use `cx`: the rules are 8 kB. */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes));
}
