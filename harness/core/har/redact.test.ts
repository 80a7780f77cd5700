import { describe, expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { unwrap } from '../../../src/domain/tolerant-parse';
import { childrenOf } from '../contract/fields';
import { SERVER_TEXTS } from './kept-values';
import { Redactor } from './redact';

const SECRETS = {
  mail: 'anna.meier@posteo.example',
  phone: '+49 171 2345678',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  key: 'sdk_a8Jd93kLmQ02xYz71bNv',
  address: '203.0.113.77',
  document: '987654321',
};

type Schema = Parameters<typeof unwrap>[0];

/** Makes every free text a different secret; `planted` gets each with its field. */
function secretValue(schema: Schema, field: string, planted: Map<string, string>): unknown {
  const { inner } = unwrap(schema);
  const { type, entries, values } = inner._zod.def as { type: string; entries?: object; values?: readonly unknown[] };
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  if (type === 'array') return childrenOf(inner).map(([, child]) => secretValue(child, field, planted));
  if (type === 'object') {
    return Object.fromEntries(childrenOf(inner).map(([name, child]) => [name, secretValue(child, name, planted)]));
  }
  if (type === 'boolean') return true;
  if (type === 'number') return 7;
  const secret = `Zora Quint ${planted.size}`;
  planted.set(secret, field);
  return secret;
}

describe('personal data', () => {
  it.each(Object.values<Endpoint>(endpoints).map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    'survives in no field of %s, except in the server’s own texts',
    (_name, { request, response }) => {
      for (const schema of [request, response]) {
        const planted = new Map<string, string>();
        const text = JSON.stringify(new Redactor().json(secretValue(schema, '', planted)));
        const left = [...planted].filter(([secret]) => text.includes(`"${secret}"`)).map(([, field]) => field);
        expect(left.filter((field) => !SERVER_TEXTS.has(field))).toEqual([]);
      }
    },
  );

  it.each(Object.entries(SECRETS))(
    '%s is removed from a server’s text, a message, an address and a header',
    (_kind, secret) => {
      const redactor = new Redactor();
      const made = [
        redactor.json({ title: `Dear ${secret}, hello` }),
        redactor.text(`Error: ${secret} is wrong`),
        redactor.text(JSON.stringify({ eventData: { note: secret } })),
        redactor.address(
          `http://www.example.com/user/accounts/auth?token=${encodeURIComponent(secret)}&lang=en#${secret}`,
        ),
        redactor.headers({ Cookie: `session=${secret}`, 'kyc-access-token': secret, guid: secret }),
        redactor.json({ [secret]: true }),
      ];
      expect(JSON.stringify(made)).not.toContain(secret);
    },
  );

  it('a name that is personal in one place is removed from all texts', () => {
    const redactor = new Redactor();
    redactor.learn({ applicant: { firstname: 'Annabel', lastname: 'Meierhofer' } });
    expect(redactor.text('Annabel Meierhofer was refused')).not.toMatch(/Annabel|Meierhofer/);
  });

  it('unknown fields, ids, numbers and files are removed too', () => {
    const value = {
      newField: 'Annabel',
      id: '812345678',
      profile: { id: 'member-of-annabel' },
      memberId: 81234567,
      extra: { uid: 9_876_543, list: ['Annabel', 123_456_789] },
      files: [{ name: 'passport-annabel.jpg', data: 'aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=' }],
      answers: [{ questionId: 'income', values: ['10-20k'] }],
    };
    expect(JSON.stringify(new Redactor().json(value))).not.toMatch(
      /[aA]nnabel|812345678|81234567|9876543|123456789|aGVs|10-20k/,
    );
  });
});

describe('what is kept', () => {
  it('words of the contract, countries, figures, times, codes, and words that members read', () => {
    const value = {
      state: [{ level: 'LEVEL_1', status: 'SUCCESS' }],
      quotas: [{ coinLimit: [{ coin: 'BTC', limit: '50.5' }] }],
      residenceCountry: 'TUR',
      deadline: 1_795_000_000_000,
      rate: 32.5,
      maxFileBytes: 10_000_000,
      unsupportedCountries: ['PRK', 'IRN'],
      opened: true,
      title: 'Your source of funds',
      sections: [{ id: 'funds', questions: [{ id: 'funds.salary', type: 'radio', options: [{ value: 'salary' }] }] }],
    };
    expect(new Redactor().json(value)).toEqual(value);
  });

  it('the same value gets the same made-up value everywhere', () => {
    const { a, b, c } = new Redactor().json({ a: 'Annabel', b: ['Annabel'], c: 'Meier' }) as {
      a: string;
      b: string[];
      c: string;
    };
    expect(b).toEqual([a]);
    expect(c).not.toBe(a);
  });
});
