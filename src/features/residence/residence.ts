import * as z from 'zod/mini';

/** The member's residence, and the questionnaire answers that it is sent as. */

/** Questionnaire template of the residence, because the API has no call for it (PRODUCT.md, 'Calls'). */
export const RESIDENCE_TEMPLATE = 'RESIDENCE';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/**
 * Validation of the form.
 *
 * @param unsupported countries that are not served; the form shows a notice for them
 */
export function residenceSchema(unsupported: readonly string[]) {
  return z.object({
    country: z.string().check(
      z.minLength(1),
      z.refine((country) => !unsupported.includes(country)),
    ),
    street: line,
    city: line,
    postcode: z.string().check(z.trim(), z.maxLength(20)),
  });
}
export type ResidenceValues = z.output<ReturnType<typeof residenceSchema>>;

/** Names of the fields in the order of the page. */
const RESIDENCE_FIELDS = ['country', 'street', 'city', 'postcode'] as const satisfies (keyof ResidenceValues)[];

type Answers = readonly { readonly questionId: string; readonly values: readonly string[] }[];

/** The saved residence; if there is none, the account's country. */
export function addressOf(answers: Answers, residenceCountry: string): ResidenceValues {
  const saved = (name: string) => answers.find(({ questionId }) => questionId === name)?.values[0] ?? '';
  return {
    country: residenceCountry || saved('country'),
    street: saved('street'),
    city: saved('city'),
    postcode: saved('postcode'),
  };
}

/** The answers of the questionnaire. */
export function residenceAnswers(values: ResidenceValues) {
  return RESIDENCE_FIELDS.map((name) => ({ questionId: name, values: values[name] === '' ? [] : [values[name]] }));
}
