import * as z from 'zod/mini';
import { daySchema, issueBounds } from '../../domain/dates';
import { encodedFile } from '../shared/forms/encoded-file';
import { choiceSchema, consentSchema, fileSchema, lineSchema } from '../shared/forms/field-schemas';

/** The form, and the questionnaire answers that it is sent as. */

/** Only questionnaire calls accept files. */
export const POA_TEMPLATE = 'POA';

export const ADDRESS_PAPERS = [
  'utility-bill',
  'bank-statement',
  'tax-letter',
  'rental-contract',
  'official-letter',
] as const;

export const MAX_FILES = 3;

/** `paper` is empty until chosen; `issuedOn` is YYYY-MM-DD. */
export type ProofValues = z.input<ReturnType<typeof proofSchema>>;

const line = lineSchema(200);

/** `format`: dates in messages. */
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
    postcode: lineSchema(20, { min: 0 }),
    consent: consentSchema,
  });
}

/** Files are base64 in the body. */
export async function proofAnswers({ paper, issuedOn, files, country, street, city, postcode }: ProofValues) {
  const single = (questionId: string, value: string) => ({ questionId, values: value === '' ? [] : [value] });
  const chosen = files.filter((file) => file !== null);
  return [
    single('documentType', paper),
    single('issuedOn', issuedOn),
    single('country', country),
    single('street', street),
    single('city', city),
    single('postcode', postcode),
    { questionId: 'document', files: await Promise.all(chosen.map(encodedFile)) },
  ];
}
