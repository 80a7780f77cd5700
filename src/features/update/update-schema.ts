import * as z from 'zod/mini';
import { daySchema, expiryBounds } from '../../domain/dates';
import { oneOf } from '../../domain/look-up';
import type { DocumentType } from '../../domain/statuses';
import { choiceSchema } from '../shared/forms/field-schemas';

/** Documents that an update can replace: those with a number and an expiry date. */
export const UPDATED_DOCUMENTS = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS',
  'RESIDENCE_PERMIT',
] as const satisfies readonly DocumentType[];
const MAX_NUMBER_LENGTH = 40;

/**
 * Validation of the form for a new document.
 *
 * @param today the earliest expiry date
 * @param format formats a date for the messages
 */
export function updateSchema(today: Date, format: (day: string) => string) {
  return z.object({
    documentType: choiceSchema(UPDATED_DOCUMENTS),
    country: z.string().check(z.minLength(1)),
    documentNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NUMBER_LENGTH)),
    /** Empty if the document does not expire. */
    expiry: daySchema(expiryBounds(today), format, { optional: true }),
  });
}

/** Values of the fields; `documentType` is empty until one is chosen. */
export type UpdateValues = z.input<ReturnType<typeof updateSchema>>;

/** The chosen document; undefined before the choice. */
export function documentTypeOf({ documentType }: Pick<UpdateValues, 'documentType'>) {
  return oneOf(UPDATED_DOCUMENTS, documentType);
}
