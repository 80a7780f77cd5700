import { cx } from 'class-variance-authority';
import { LateWords } from './late-words';

/** Grey placeholder for content that is loading. */
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
  /** What follows on the page waits for the content (`data-placeholder` in styles.css). Default: false. */
  readonly isPlaceholder?: boolean;
}

interface PageSkeletonProps {
  readonly label: string;
  /** The page's title, if it is the same in every state of the page; looks like the title of `Page`. Default: a placeholder. */
  readonly title?: string;
  /** The page's lead, with a title only. Default: a placeholder. */
  readonly lead?: string;
}

/** Placeholder for a whole page. Same layout as the static one in index.html, so that the content does not move. */
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

/** Placeholder for two cards, the content of most pages. With `label`, screen readers announce it; it comes in sight after a second. */
export function CardsSkeleton({ label }: { readonly label?: string }) {
  return (
    <div role={label ? 'status' : undefined} data-placeholder="" className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      {label && <LateWords text={label} />}
    </div>
  );
}
