import * as z from 'zod/mini';
import { daySchema, expiryBounds } from '../../domain/dates';
import { readDocumentNumber } from '../../domain/input/text';
import { oneOf } from '../../domain/look-up';
import type { DocumentType } from '../../domain/statuses';
import { choiceSchema, lineSchema } from '../shared/forms/field-schemas';

/** Those with a number and an expiry date. */
export const UPDATED_DOCUMENTS = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS',
  'RESIDENCE_PERMIT',
] as const satisfies readonly DocumentType[];
const MAX_NUMBER_LENGTH = 40;

export function updateSchema(today: Date, format: (day: string) => string) {
  return z.object({
    documentType: choiceSchema(UPDATED_DOCUMENTS),
    country: z.string().check(z.minLength(1)),
    documentNumber: lineSchema(MAX_NUMBER_LENGTH, { read: readDocumentNumber }),
    /** Empty if the document does not expire. */
    expiry: daySchema(expiryBounds(today), format, { optional: true }),
  });
}

/** `documentType` is empty until chosen. */
export type UpdateValues = z.input<ReturnType<typeof updateSchema>>;

/** Undefined before the choice. */
export function documentTypeOf({ documentType }: Pick<UpdateValues, 'documentType'>) {
  return oneOf(UPDATED_DOCUMENTS, documentType);
}
