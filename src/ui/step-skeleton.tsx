import { DelayedLabel } from './delayed-label';
import { Skeleton } from './skeleton';

/** The shape of a step or page, for its placeholder. */
export type StepShape = 'field' | 'fields' | 'choices' | 'facts' | 'intro' | 'rows' | 'document';

const SHAPES: Readonly<Record<StepShape, readonly string[]>> = {
  field: ['h-5 w-36', 'h-12 w-full', 'h-10 w-3/4'],
  fields: ['h-5 w-36', 'h-12 w-full', 'h-5 w-28', 'h-12 w-full', 'h-5 w-32', 'h-12 w-full'],
  choices: ['h-20 w-full', 'h-20 w-full', 'h-20 w-full'],
  facts: ['h-60 w-full'],
  intro: ['h-6 w-full', 'h-6 w-3/4', 'h-6 w-2/3', 'h-6 w-3/4'],
  document: ['h-12 w-full', 'h-96 w-full'],
  rows: ['h-18 w-full', 'h-18 w-full', 'h-18 w-full'],
};

/** Its words appear after a second. */
export function StepSkeleton({ shape, label }: { readonly shape: StepShape; readonly label: string }) {
  return (
    <div role="status" data-placeholder="" className="flex flex-col gap-3">
      {SHAPES[shape].map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
        <Skeleton key={index} className={size} />
      ))}
      <DelayedLabel text={label} />
    </div>
  );
}
