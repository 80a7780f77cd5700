import { describe, expect, it } from 'vitest';
import texts from '../public/locales/en/user-accounts.json' with { type: 'json' };
import { rejectionReasonOf } from './rejection-reason-of';
import { REJECTION_REASONS } from './rejection-reasons';
import { VENDOR_ROWS } from './vendors';

const codes = Object.values(VENDOR_ROWS).flatMap(({ name: vendor, rejectionCodes }) =>
  Object.keys(rejectionCodes).map((code) => ({ vendor, code })),
);

describe('rejection reasons', () => {
  it.each(codes)('$vendor: $code has a reason', ({ code }) => {
    const known = rejectionReasonOf(code);
    expect(known).toHaveProperty('reason');
    expect(Object.keys(REJECTION_REASONS)).toContain((known as { reason: string }).reason);
  });

  it('are the same for a code that several vendors use, because the server does not name the vendor', () => {
    const byCode = new Map<string, Set<string>>();
    for (const { rejectionCodes } of Object.values(VENDOR_ROWS)) {
      for (const [code, reason] of Object.entries(rejectionCodes))
        byCode.set(code, (byCode.get(code) ?? new Set()).add(reason));
    }
    expect([...byCode].filter(([, reasons]) => reasons.size > 1)).toEqual([]);
  });

  it('have a title and a text on what to do', () => {
    for (const reason of Object.keys(REJECTION_REASONS) as (keyof typeof REJECTION_REASONS)[]) {
      expect(texts.rejections[reason].title).not.toBe('');
      expect(texts.rejections[reason].whatToDo).toMatch(/\.$/);
    }
  });

  it('with the remedy support tell the member to contact support', () => {
    for (const [reason, remedy] of Object.entries(REJECTION_REASONS)) {
      const { whatToDo } = texts.rejections[reason as keyof typeof REJECTION_REASONS];
      if (remedy === 'support') expect(whatToDo, reason).toMatch(/contact support/i);
    }
  });

  it.each([
    ['', undefined],
    ['  ', undefined],
    ['SOMETHING_NEW', { reason: 'general' }],
    // A proof of payment is not an identity document.
    ['BAD_PROOF_OF_PAYMENT', { reason: 'general' }],
    ['new_reason', { reason: 'general' }],
    ['toString', { reason: 'general' }],
    ['9999', { reason: 'general' }],
    ['E1042', { reason: 'general' }],
    ['face-check-2', { reason: 'general' }],
    ['data_of_tomorrow.mrz', { reason: 'general' }],
    ['report.outcome', { reason: 'general' }],
    ['Blurred.', { text: 'Blurred.' }],
    ['Blurred', { text: 'Blurred' }],
    ['BLURRED', { text: 'BLURRED' }],
    ['blurred', { text: 'blurred' }],
    ['Out-of-date', { text: 'Out-of-date' }],
    ['Unscharf.', { text: 'Unscharf.' }],
    ['constructor', { text: 'constructor' }],
    ['模糊', { text: '模糊' }],
    ['Bulanık', { text: 'Bulanık' }],
    ['Sayfa_2 eksik', { text: 'Sayfa_2 eksik' }],
    ['document_expired', { reason: 'document_expired' }],
    [' EXPIRATION_DATE ', { reason: 'document_expired' }],
    ['The photo is blurred.', { text: 'The photo is blurred.' }],
    ['您的证件照片模糊不清。', { text: '您的证件照片模糊不清。' }],
  ])('interprets %j as %j', (given, meaning) => {
    expect(rejectionReasonOf(given)).toEqual(meaning);
  });
});
