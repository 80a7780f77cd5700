import { cx } from 'class-variance-authority';
import { DelayedLabel } from './delayed-label';

export function Skeleton({ className, isPlaceholder = false }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-placeholder={isPlaceholder ? '' : undefined}
      className={cx('rounded-base bg-sunken', className)}
    />
  );
}

interface SkeletonProps {
  readonly className?: string;
  /** Content below waits too (`data-placeholder` in styles.css). */
  readonly isPlaceholder?: boolean;
}

interface PageSkeletonProps {
  readonly label: string;
  /** Default: a placeholder. */
  readonly title?: string;
  /** With a title only. Default: a placeholder. */
  readonly lead?: string;
}

/** Matches the static page in index.html. */
export function PageSkeleton({ label, title, lead }: PageSkeletonProps) {
  return (
    <div data-placeholder="" className="mx-auto flex w-full max-w-160 flex-col gap-6 *:max-w-160 lg:max-w-240">
      {title ? (
        <div className="flex flex-col gap-2">
          <p className="text-balance text-xl font-semibold sm:text-2xl">{title}</p>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
      ) : (
        <>
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-6 w-full" />
        </>
      )}
      <CardsSkeleton label={label} />
    </div>
  );
}

/** `label` is announced, and visible after a second. */
export function CardsSkeleton({ label }: { readonly label?: string }) {
  return (
    <div role={label ? 'status' : undefined} data-placeholder="" className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      {label && <DelayedLabel text={label} />}
    </div>
  );
}
