import * as z from 'zod/mini';
import { isUnreadable } from './encoded-file';

/**
 * Schemas whose input is the value of an untouched field, so that they fit the types of the form. The messages are those of
 * `src/ui/fields/schema-messages.ts`.
 */

/** A box that has to be ticked. */
export const consentSchema = z.boolean().check(z.refine((isTicked) => isTicked, { params: { id: 'consent' } }));

/** A chosen file; null until one is chosen. One that could not be read has to be chosen again. */
export const fileSchema = z.nullable(z.instanceof(File)).check(
  z.check(({ value, issues }) => {
    if (value === null || !isUnreadable(value)) return;
    issues.push({ code: 'custom', input: value, params: { id: 'file.unreadable', file: value.name } });
  }),
);

/** One of several choices; empty until one is chosen, which is an error. The field offers no other values. */
export function choiceSchema(choices: readonly string[]) {
  return z.string().check(z.refine((chosen) => choices.includes(chosen), { params: { id: 'requiredChoice' } }));
}
