import * as z from 'zod/mini';
import { daySchema, issueBounds } from '../../domain/dates';
import { encodedFile } from '../shared/forms/encoded-file';
import { choiceSchema, consentSchema, fileSchema } from '../shared/forms/field-schemas';

/** The form for a proof of address, and the questionnaire answers that it is sent as. */

/** Questionnaire template of the proof of address, because only questionnaire calls accept files (PRODUCT.md, 'Calls'). */
export const POA_TEMPLATE = 'POA';

/** Accepted kinds of documents. */
export const ADDRESS_PAPERS = [
  'utility-bill',
  'bank-statement',
  'tax-letter',
  'rental-contract',
  'official-letter',
] as const;

/** Maximum number of files. */
export const MAX_FILES = 3;

/** Values of the fields; `paper` is empty until one is chosen, `issuedOn` is YYYY-MM-DD. */
export type ProofValues = z.input<ReturnType<typeof proofSchema>>;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * Validation of the form.
 *
 * @param format formats a date for the messages
 */
export function proofSchema(now: Date, format: (day: string) => string) {
  return z.object({
    paper: choiceSchema(ADDRESS_PAPERS),
    issuedOn: daySchema(issueBounds(now), format),
    files: z
      .array(fileSchema)
      .check(z.refine((files) => files.some((file) => file !== null), { params: { id: 'requiredFile' } })),
    country: z.string().check(z.minLength(1)),
    street: line,
    city: line,
    postcode: z.string().check(z.trim(), z.maxLength(20)),
    consent: consentSchema,
  });
}

/** The answers of the questionnaire; the files are base64 inside the body. */
export async function proofAnswers({ paper, issuedOn, files, country, street, city, postcode }: ProofValues) {
  const single = (questionId: string, value: string) => ({ questionId, values: value === '' ? [] : [value] });
  const chosen = files.filter((file) => file !== null);
  return [
    single('documentType', paper),
    single('issuedOn', issuedOn),
    single('country', country),
    single('street', street.trim()),
    single('city', city.trim()),
    single('postcode', postcode.trim()),
    { questionId: 'document', files: await Promise.all(chosen.map(encodedFile)) },
  ];
}
