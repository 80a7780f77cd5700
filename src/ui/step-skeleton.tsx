import { LateWords } from './late-words';
import { Skeleton } from './skeleton';

/**
 * What a step of a flow asks for, as its placeholder shows it: one field or several, a list of large choices, rows of facts; on other pages an
 * introduction, a list of tasks, or a long document.
 */
export type StepShape = 'field' | 'fields' | 'choices' | 'facts' | 'intro' | 'rows' | 'document';

/** Heights of the parts of each shape. */
const SHAPES: Readonly<Record<StepShape, readonly string[]>> = {
  field: ['h-5 w-36', 'h-12 w-full', 'h-10 w-3/4'],
  fields: ['h-5 w-36', 'h-12 w-full', 'h-5 w-28', 'h-12 w-full', 'h-5 w-32', 'h-12 w-full'],
  choices: ['h-20 w-full', 'h-20 w-full', 'h-20 w-full'],
  facts: ['h-60 w-full'],
  intro: ['h-6 w-full', 'h-6 w-3/4', 'h-6 w-2/3', 'h-6 w-3/4'],
  document: ['h-12 w-full', 'h-96 w-full'],
  rows: ['h-18 w-full', 'h-18 w-full', 'h-18 w-full'],
};

/** Placeholder for the content of a step or page below its title, which is there already. The words come in sight after a second. */
export function StepSkeleton({ shape, label }: { readonly shape: StepShape; readonly label: string }) {
  return (
    <div role="status" data-placeholder="" className="flex flex-col gap-3">
      {SHAPES[shape].map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
        <Skeleton key={index} className={size} />
      ))}
      <LateWords text={label} />
    </div>
  );
}
