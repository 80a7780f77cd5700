import * as z from 'zod/mini';

/**
 * Schemas whose input is the value of an untouched field, so that they fit the types of the form. The messages are those of
 * `src/ui/fields/schema-messages.ts`.
 */

/** A box that has to be ticked. */
export const consentSchema = z.boolean().check(z.refine((isTicked) => isTicked, { params: { id: 'consent' } }));

/** One of several choices; empty until one is chosen, which is an error. The field offers no other values. */
export function choiceSchema(choices: readonly string[]) {
  return z.string().check(z.refine((chosen) => choices.includes(chosen), { params: { id: 'requiredChoice' } }));
}
