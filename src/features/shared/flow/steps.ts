import * as z from 'zod/mini';
import { CHECK } from './step-address';

export interface StepFields {
  readonly name: string;
  readonly fields: readonly string[];
}

/** A consent on the check does not count. */
export function furthestStep(steps: readonly StepFields[], schema: z.ZodMiniType, values: unknown): number {
  const { error } = z.safeParse(schema, values);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  const index = steps.findIndex(({ fields }) => fields.some((field) => wrong.has(field)));
  return index === -1 ? steps.length : index;
}

export function shownStep(
  steps: readonly Pick<StepFields, 'name'>[],
  named: string | undefined,
  furthest: number,
): number {
  const index = named === CHECK ? steps.length : steps.findIndex(({ name }) => name === named);
  return Math.min(Math.max(0, index), furthest);
}

export function nameOfStep(steps: readonly Pick<StepFields, 'name'>[], index: number): string {
  return steps[index]?.name ?? CHECK;
}

/** `files.0` is a part of `files`. */
export function isFieldOf(fields: readonly string[], path: string): boolean {
  return fields.some((field) => path === field || path.startsWith(`${field}.`));
}
