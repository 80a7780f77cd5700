import * as z from 'zod/mini';
import { readLine } from '../../../domain/input/text';
import { isUnreadable } from './encoded-file';

/** Inputs are untouched fields' values. Messages: `src/ui/fields/schema-messages.ts`. */

export const consentSchema = z.boolean().check(z.refine((isTicked) => isTicked, { params: { id: 'consent' } }));

/** null until chosen. */
export const fileSchema = z.nullable(z.instanceof(File)).check(
  z.check(({ value, issues }) => {
    if (value === null || !isUnreadable(value)) return;
    issues.push({ code: 'custom', input: value, params: { id: 'file.unreadable', file: value.name } });
  }),
);

export function choiceSchema(choices: readonly string[]) {
  return z.string().check(z.refine((chosen) => choices.includes(chosen), { params: { id: 'requiredChoice' } }));
}

/** Required unless `min` is 0. */
export function lineSchema(max: number, { min = 1, read = readLine } = {}) {
  return z.string().check(z.overwrite(read), z.minLength(min), z.maxLength(max));
}
