import * as z from 'zod/mini';
import { birthBounds, daySchema } from '../../domain/dates';
import { consentSchema } from '../shared/forms/field-schemas';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/**
 * Validation of the form for a national number.
 *
 * @param today the latest date of birth
 * @param format formats a date for the messages
 */
export function numberSchema(today: Date, format: (day: string) => string) {
  return z.object({
    country: z.string().check(z.minLength(1)),
    firstname: name,
    lastname: name,
    dateOfBirth: daySchema(birthBounds(today), format),
    // A bank verification number has 11 digits.
    number: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{11}$/)),
    consent: consentSchema,
  });
}

/** What the member enters. */
export type NumberValues = z.input<ReturnType<typeof numberSchema>>;

/** The person to look up by the number, as the server takes it. */
export function personOf({ country, firstname, lastname, dateOfBirth, number }: NumberValues) {
  return {
    country,
    documentNumber: number.trim(),
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    dateOfBirth,
  };
}
