import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMAIL_MAX_LENGTH,
  emailSchema,
  INVALID_EMAIL,
  INVALID_MOBILE,
  INVALID_URL,
  mobileSchema,
  URL_MAX_LENGTH,
  urlSchema,
} from './validation';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.success ? undefined : result.error?.issues[0]?.message;

describe('email', () => {
  it.each([
    [undefined, undefined],
    ['', ''],
    ['   ', ''],
    ['  a@example.com ', 'a@example.com'],
    ['first.last+tag@sub.example.co', 'first.last+tag@sub.example.co'],
  ])('accepts %j as %j', (typed, kept) => {
    expect(emailSchema.parse(typed)).toBe(kept);
  });

  it.each(['a', 'a@', '@example.com', 'a@b', 'a b@example.com', 'a@example.com, b@example.com', 'a@@example.com'])(
    'rejects %j',
    (typed) => {
      expect(messageOf(emailSchema.safeParse(typed))).toBe(INVALID_EMAIL);
    },
  );

  it(`has at most ${EMAIL_MAX_LENGTH} characters`, () => {
    // A label has at most 63 characters.
    const domain = `${Array.from({ length: 5 }, () => 'd'.repeat(60)).join('.')}.com`;
    const local = 'a'.repeat(EMAIL_MAX_LENGTH - domain.length - 1);
    expect(`${local}@${domain}`).toHaveLength(EMAIL_MAX_LENGTH);
    expect(emailSchema.safeParse(`${local}@${domain}`).success).toBe(true);
    expect(messageOf(emailSchema.safeParse(`${local}a@${domain}`))).toBe(INVALID_EMAIL);
  });
});

describe('mobile number', () => {
  it.each([
    [undefined, undefined],
    ['', ''],
    [' 1234567 ', '1234567'],
    ['123456789012', '123456789012'],
    ['123 4567', '1234567'],
    ['١٢٣٤٥٦٧', '1234567'],
  ])('accepts %j as %j', (typed, kept) => {
    expect(mobileSchema.parse(typed)).toBe(kept);
  });

  it.each(['123456', '1234567890123', '+1234567', '12345a7'])('rejects %j', (typed) => {
    expect(messageOf(mobileSchema.safeParse(typed))).toBe(INVALID_MOBILE);
  });

  it('accepts 7 to 12 digits only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,20}$/), (digits) => {
        expect(mobileSchema.safeParse(digits).success).toBe(digits.length >= 7 && digits.length <= 12);
      }),
    );
  });
});

describe('URL', () => {
  const longest = `https://example.com/${'p'.repeat(URL_MAX_LENGTH - 'https://example.com/'.length)}`;
  it.each(['https://example.com', ' http://example.com/a?b=c#d ', longest])('accepts %.40j', (typed) => {
    expect(urlSchema.parse(typed)).toBe(typed.trim());
  });

  it.each(['', 'example.com', 'javascript:alert(1)', 'ftp://example.com', `${longest}p`])('rejects %.40j', (typed) => {
    expect(messageOf(urlSchema.safeParse(typed))).toBe(INVALID_URL);
  });
});
