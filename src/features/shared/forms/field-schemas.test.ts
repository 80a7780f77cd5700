import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaMessages } from '../../../ui/fields/schema-messages';
import { choiceSchema, consentSchema } from './field-schemas';

const schema = z.object({ paper: choiceSchema(['bill', 'letter']), consent: consentSchema });
const error = schemaMessages({}, (id) => id, 'en');

it.each([
  [{ paper: 'bill', consent: true }, []],
  [{ paper: '', consent: false }, ['requiredChoice', 'consent']],
  [{ paper: 'other', consent: true }, ['requiredChoice']],
])('%j: %j', (values, messages) => {
  expect(z.safeParse(schema, values, { error }).error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});
