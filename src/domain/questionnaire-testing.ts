import fc from 'fast-check';
import { type Answer, type Condition, NO_ANSWER, type Question, type Section } from './questionnaire';
import { testQuestion } from './testing';

export const given = (...values: string[]): Answer => ({ ...NO_ANSWER, values });

export const section = (...questions: Question[]): Section => ({ id: 's', title: 'S', description: '', questions });

export const onYes = (questionId: string): Condition[] => [{ questionId, anyOf: ['yes'] }];

export const anyTemplate = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const id = fc.integer({ min: 0, max: size }).map(String);
  const conditions = fc.array(fc.record({ questionId: id, anyOf: fc.subarray(['yes', 'no']) }), { maxLength: 3 });
  return fc.tuple(
    ...Array.from({ length: size }, (_none, index) =>
      fc
        .record({ showIf: conditions, requireIf: conditions, required: fc.boolean() })
        .map((more) => testQuestion(String(index), { ...more, type: index % 2 === 0 ? 'yes-no' : 'text' })),
    ),
  );
});

export const anyAnswers = fc
  .array(fc.constantFrom('yes', 'yes', 'no', ' ', undefined), { minLength: 13, maxLength: 13 })
  .map((values) =>
    Object.fromEntries(values.flatMap((value, id) => (value === undefined ? [] : [[String(id), given(value)]]))),
  );
