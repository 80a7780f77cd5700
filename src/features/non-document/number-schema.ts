import * as z from 'zod/mini';
import { birthBounds, daySchema } from '../../domain/dates';
import { readDigits, readName } from '../../domain/input/text';
import { consentSchema, lineSchema } from '../shared/forms/field-schemas';

const MAX_NAME_LENGTH = 100;

export function numberSchema(today: Date, format: (day: string) => string) {
  const fields = z.object({
    country: z.string().check(z.minLength(1)),
    /** A single name counts as the last name. */
    hasOneName: z.boolean(),
    firstname: lineSchema(MAX_NAME_LENGTH, { min: 0, read: readName }),
    lastname: lineSchema(MAX_NAME_LENGTH, { read: readName }),
    dateOfBirth: daySchema(birthBounds(today), format),
    // A bank verification number has 11 digits.
    number: z.string().check(z.overwrite(readDigits), z.minLength(1), z.regex(/^\d{11}$/)),
    consent: consentSchema,
  });
  return fields.check(({ value: { hasOneName, firstname }, issues }) => {
    if (hasOneName || firstname !== '') return;
    issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: firstname, path: ['firstname'] });
  });
}

export type NumberValues = z.input<ReturnType<typeof numberSchema>>;

export function personOf({ country, hasOneName, firstname, lastname, dateOfBirth, number }: NumberValues) {
  return { country, documentNumber: number, ...(!hasOneName && { firstname }), lastname, dateOfBirth };
}
