import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Its name and value come from the props. */
export function ProgressBar({ className, ...bar }: ComponentProps<'progress'>) {
  return (
    <progress
      {...bar}
      className={cx(
        'block w-full appearance-none overflow-hidden rounded-full bg-sunken-strong forced-colors:border',
        '[&::-moz-progress-bar]:marks-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:marks-current',
        className,
      )}
    />
  );
}
