import * as z from 'zod/mini';
import { CHECK } from './step-address';

/** A step of a form: its name in the address and the fields that its screen asks for. */
export interface StepFields {
  readonly name: string;
  readonly fields: readonly string[];
}

/**
 * Index of the furthest step that may be shown: the first one with an answer that is missing or wrong, else the check of the answers, which
 * comes after all steps. What the check itself asks for, such as a consent, is not an answer of a step.
 */
export function furthestStep(steps: readonly StepFields[], schema: z.ZodMiniType, values: unknown): number {
  const { error } = z.safeParse(schema, values);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  const index = steps.findIndex(({ fields }) => fields.some((field) => wrong.has(field)));
  return index === -1 ? steps.length : index;
}

/** Index of the step that an address names, as far as the member may go. */
export function shownStep(
  steps: readonly Pick<StepFields, 'name'>[],
  named: string | undefined,
  furthest: number,
): number {
  const index = named === CHECK ? steps.length : steps.findIndex(({ name }) => name === named);
  return Math.min(Math.max(0, index), furthest);
}

/** Name of a step in the address. */
export function nameOfStep(steps: readonly Pick<StepFields, 'name'>[], index: number): string {
  return steps[index]?.name ?? CHECK;
}

/** Whether a form's field, named by its path (`files.0`), is one of a screen's fields or a part of one. */
export function isFieldOf(fields: readonly string[], path: string): boolean {
  return fields.some((field) => path === field || path.startsWith(`${field}.`));
}
