import * as z from 'zod/mini';
import { lineSchema } from '../shared/forms/field-schemas';

/** And the questionnaire answers that it is sent as. */

/** The API has no call for the residence. */
export const RESIDENCE_TEMPLATE = 'RESIDENCE';

const line = lineSchema(200);

export function residenceSchema(unsupported: readonly string[]) {
  return z.object({
    country: z.string().check(
      z.minLength(1),
      z.refine((country) => !unsupported.includes(country)),
    ),
    street: line,
    city: line,
    postcode: lineSchema(20, { min: 0 }),
  });
}
export type ResidenceValues = z.output<ReturnType<typeof residenceSchema>>;

const RESIDENCE_FIELDS = ['country', 'street', 'city', 'postcode'] as const satisfies (keyof ResidenceValues)[];

type Answers = readonly { readonly questionId: string; readonly values: readonly string[] }[];

/** Default country: the account's. */
export function addressOf(answers: Answers, residenceCountry: string): ResidenceValues {
  const saved = (name: string) => answers.find(({ questionId }) => questionId === name)?.values[0] ?? '';
  return {
    country: residenceCountry || saved('country'),
    street: saved('street'),
    city: saved('city'),
    postcode: saved('postcode'),
  };
}

export function residenceAnswers(values: ResidenceValues) {
  return RESIDENCE_FIELDS.map((name) => ({ questionId: name, values: values[name] === '' ? [] : [values[name]] }));
}
