import * as z from 'zod/mini';

/** Where the member lives, and the answers that it travels in. */

/** The template under which a residence is saved: the API has no call of its own for it (PRODUCT.md, 'Calls'). */
export const RESIDENCE_TEMPLATE = 'RESIDENCE';

/** Name of the draft that holds the typed residence. */
export const RESIDENCE_DRAFT = 'residence';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What a residence needs. */
export const residenceSchema = z.object({
  country: z.string().check(z.minLength(1)),
  street: line,
  city: line,
  postcode: z.string().check(z.trim(), z.maxLength(20)),
});
export type ResidenceValues = z.output<typeof residenceSchema>;

/** Values by the order of the page. */
export const RESIDENCE_FIELDS = ['country', 'street', 'city', 'postcode'] as const satisfies (keyof ResidenceValues)[];

type Answers = readonly { readonly questionId: string; readonly values: readonly string[] }[];

/** What was saved before; the country that the account knows where nothing was. */
export function addressOf(answers: Answers, residenceCountry: string): ResidenceValues {
  const saved = (name: string) => answers.find(({ questionId }) => questionId === name)?.values[0] ?? '';
  return {
    country: residenceCountry || saved('country'),
    street: saved('street'),
    city: saved('city'),
    postcode: saved('postcode'),
  };
}

/** The answers as they travel. */
export function residenceAnswers(values: ResidenceValues) {
  return RESIDENCE_FIELDS.map((name) => ({ questionId: name, values: values[name] === '' ? [] : [values[name]] }));
}
