import * as z from 'zod/mini';
import { daySchema, issueBounds } from '../../domain/dates';
import { encodedFile } from '../shared/forms/encoded-file';

/** The paper that proves an address, and the answers that it travels in. */

/** The template under which a proof of address is sent: only the questionnaire calls take files (PRODUCT.md, 'Calls'). */
export const POA_TEMPLATE = 'POA';

/** Papers that count. */
export const ADDRESS_PAPERS = [
  'utility-bill',
  'bank-statement',
  'tax-letter',
  'rental-contract',
  'official-letter',
] as const;
export type AddressPaper = (typeof ADDRESS_PAPERS)[number];

/** Files that one proof may have. */
export const MAX_FILES = 3;

export interface ProofValues {
  paper: AddressPaper | '';
  /** YYYY-MM-DD. */
  issuedOn: string;
  files: (File | null)[];
  country: string;
  street: string;
  city: string;
  postcode: string;
  agreement: boolean;
}

/** Values by the order of the page, for the error summary. */
export const PROOF_ORDER = ['paper', 'issuedOn', 'files', 'country', 'street', 'city', 'postcode', 'agreement'];

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What a proof needs. `write` says a day the way the page does; `agrees`: the agreement is asked for too. */
export function proofSchema(now: Date, write: (day: string) => string, agrees: boolean) {
  return z.object({
    paper: z.enum(ADDRESS_PAPERS),
    issuedOn: daySchema(issueBounds(now), write),
    files: z
      .array(z.nullable(z.instanceof(File)))
      .check(z.refine((files) => files.some((file) => file !== null), { params: { id: 'required' } })),
    country: z.string().check(z.minLength(1)),
    street: line,
    city: line,
    postcode: z.string().check(z.trim(), z.maxLength(20)),
    agreement: agrees ? z.literal(true) : z.boolean(),
  });
}

/** The answers as they travel; the files come along as base64, inside the body. */
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
