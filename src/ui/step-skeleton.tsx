import { LateWords } from './late-words';
import { Skeleton } from './skeleton';

/** What a step of a flow asks for, as its placeholder shows it: a field with a button, a list of large choices, or rows of facts with a consent. */
export type StepShape = 'field' | 'choices' | 'facts';

/** Heights of the parts of each shape. */
const SHAPES: Readonly<Record<StepShape, readonly string[]>> = {
  field: ['h-5 w-36', 'h-12 w-full', 'h-10 w-3/4'],
  choices: ['h-20 w-full', 'h-20 w-full', 'h-20 w-full'],
  facts: ['h-60 w-full', 'h-18 w-full'],
};

/** Placeholder for the content of a step below its title, which is there already. The words come in sight after a second. */
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
