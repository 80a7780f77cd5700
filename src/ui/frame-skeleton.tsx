import { DelayedLabel } from './delayed-label';
import { Skeleton } from './skeleton';

export function FrameSkeleton({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      data-placeholder=""
      className="z-10 flex flex-col gap-4 rounded-base border border-line bg-bg p-6"
    >
      <DelayedLabel text={label} />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="min-h-60 w-full grow" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
