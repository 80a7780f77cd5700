import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NO_ANSWER } from '../../src/domain/questionnaire';
import { answerProblems } from '../../src/domain/questionnaire-validation';
import { testQuestion } from '../../src/domain/testing';
import { applicationSchema } from '../../src/features/investor-status/application';
import { proofSchema } from '../../src/features/proof-of-address/address-proof';
import { encodedFile, isUnreadable, UnreadableFile } from '../../src/features/shared/forms/encoded-file';

const MOVED = new DOMException('A requested file could not be found', 'NotFoundError');

/** Files that were moved away; `throws`: at once, without an event. */
function browserWithout(moved: readonly File[], throws = false) {
  vi.stubGlobal(
    'FileReader',
    class {
      result = '';
      error: unknown = null;
      onload: () => void = () => undefined;
      onerror: () => void = () => undefined;
      readAsDataURL(file: File) {
        const isMoved = moved.includes(file);
        if (isMoved && throws) throw MOVED;
        this.result = 'data:application/pdf;base64,eA==';
        this.error = MOVED;
        setTimeout(() => (isMoved ? this.onerror() : this.onload()));
      }
    },
  );
}
afterEach(() => void vi.unstubAllGlobals());

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

it('a file is sent as base64', async () => {
  const file = pdf('bill.pdf');
  browserWithout([]);
  expect(await encodedFile(file)).toEqual({ name: 'bill.pdf', contentType: 'application/pdf', data: 'eA==' });
  expect(isUnreadable(file)).toBe(false);
});

it.each([false, true])('a file that cannot be read is named (thrown at once: %s)', async (throws) => {
  const file = pdf('bill.pdf');
  browserWithout([file], throws);
  const error = await encodedFile(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreadableFile);
  expect(error).toMatchObject({ file, cause: MOVED });
});

const ERROR = { id: 'file.unreadable', file: 'moved.pdf' };
/** File errors by field. */
const FORMS: Record<string, (file: File) => unknown> = {
  'proof of address': (file) =>
    z
      .safeParse(
        proofSchema(new Date(2026, 10, 21), (day) => day),
        {
          paper: 'utility-bill',
          issuedOn: '2026-11-01',
          files: [pdf('first.pdf'), file],
          country: 'IND',
          street: '1 Road',
          city: 'Pune',
          postcode: '',
          consent: true,
        },
      )
      .error?.issues.map((issue) => [issue.path, 'params' in issue && issue.params]),
  'application as an investor': (file) =>
    z
      .safeParse(applicationSchema, { criterion: 'financial-experience', evidence: file, declaration: true })
      .error?.issues.map((issue) => [issue.path, 'params' in issue && issue.params]),
  questionnaire: (file) => {
    const context = { today: '2026-11-20', countries: new Set<string>(), isUnreadable };
    const answer = { ...NO_ANSWER, files: [pdf('first.pdf'), file] };
    const found = answerProblems(testQuestion('q', { type: 'file', max: 2 }), answer, false, context);
    return found.length > 0 ? found.map(({ part, id, params }) => [part, { id, ...params }]) : undefined;
  },
};
const PLACES: Record<keyof typeof FORMS, unknown> = {
  'proof of address': ['files', 1],
  'application as an investor': ['evidence'],
  questionnaire: '',
};

it.each(Object.entries(FORMS))('%s: a file that could not be read is an error at its field', async (form, errors) => {
  const file = pdf('moved.pdf');
  expect(errors(file)).toBeUndefined();
  browserWithout([file]);
  await encodedFile(file).catch(() => undefined);
  expect(errors(file)).toEqual([[PLACES[form], ERROR]]);
  // Chosen again, it is another file.
  expect(errors(pdf('moved.pdf'))).toBeUndefined();
});
